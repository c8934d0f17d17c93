import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueMail } from '@verdict/schema/account/mail/mail.service.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, testDatabaseUrl, type TestServer } from '../../../server/test-server.ts';
import { smtpAnswer, startSmtpSite, type SmtpSite } from '../../../setup/smtp-site.ts';

let smtp: SmtpSite;
let doomed: ChildProcess;
let survivor: TestServer;
beforeEach(async () => {
  smtp = await startSmtpSite();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../../setup/mail-process.ts')],
    {
      env: {
        ...process.env,
        DATABASE_URL: testDatabaseUrl(),
        SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
        VERDICT_DATA: tmpdir(),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
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
] as const)('a server is killed while it sends a mail, %s', async (_when, trick, state, arrivals) => {
  const [reached, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  smtp.tricks[trick] = async () => {
    delete smtp.tricks[trick];
    reached.resolve();
    await killed.promise;
    throw smtpAnswer(451, 'The client is gone');
  };
  survivor = await startTestServer({
    defaults: { publicUrl: 'https://judge.example.org', smtp: smtp.server, identityProviders: [] },
  });
  const { db } = survivor.services;
  await queueMail(db, { to: 'reader@example.org', locale: 'en-US', letter: { kind: 'test' } });
  await reached.promise;
  const gone = once(doomed, 'exit');
  doomed.kill('SIGKILL');
  await gone;
  killed.resolve();
  // As if the heartbeats had been missing for longer than pg-boss can be told to wait at least.
  await db.$executeRaw`
    UPDATE pgboss.job
    SET heartbeat_on = heartbeat_on - interval '10 seconds'
    WHERE state = 'active'`;
  const idle = survivor;
  survivor = await startTestServer({ hasJobs: true, jobPollSeconds: 1, defaults: idle.services.defaults });
  await idle.stop();
  await vi.waitFor(
    async () =>
      expect((await survivor.services.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).state).toBe(state),
    { timeout: 20_000, interval: 50 },
  );
  expect(smtp.received).toHaveLength(arrivals);
});
