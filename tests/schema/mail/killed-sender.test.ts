import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { queueMail } from '@verdict/schema/mail/mail.service.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, testDatabaseUrl } from '../../server/test-server.ts';
import type { TestServer } from '../../server/test-server.ts';
import { smtpAnswer, startSmtpSite } from '../../setup/smtp-site.ts';
import type { SmtpSite } from '../../setup/smtp-site.ts';

let smtp: SmtpSite;
let doomed: ChildProcess;
let survivor: TestServer;
beforeEach(async () => {
  smtp = await startSmtpSite();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../setup/mail-process.ts')], {
    env: { ...process.env, DATABASE_URL: testDatabaseUrl(), SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`, VERDICT_DATA: tmpdir() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  doomed = child;
  await once(child.stdout, 'data');
});
afterEach(async () => {
  doomed.kill('SIGKILL');
  await survivor.stop();
  await smtp.stop();
});

test.each([
  ['before its text went out, and another server sends it, once', 'onSender', 'SENT', 1],
  ['after its text went out, and it is given up rather than perhaps sent twice', 'onText', 'FAILED', 0],
] as const)('a server is killed while it sends a mail, %s', { timeout: 90_000 }, async (_when, trick, state, arrivals) => {
  const reached = new Promise<void>((resolve) => {
    smtp.tricks[trick] = async () => {
      delete smtp.tricks[trick];
      resolve();
      await sleep(2_000);
      throw smtpAnswer(451, 'The client is gone');
    };
  });
  survivor = await startTestServer({ defaults: { publicUrl: 'https://judge.example.org', smtp: smtp.server, identityProviders: [] } });
  const { db } = survivor.services;
  await queueMail(db, { to: 'reader@example.org', locale: 'en-US', letter: { kind: 'test' } });
  await reached;
  const gone = once(doomed, 'exit');
  doomed.kill('SIGKILL');
  await gone;
  const idle = survivor;
  survivor = await startTestServer({ hasJobs: true, defaults: idle.services.defaults });
  await idle.stop();
  await vi.waitFor(async () => expect((await survivor.services.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).state).toBe(state), { timeout: 80_000, interval: 200 });
  expect(smtp.received).toHaveLength(arrivals);
});
