import { setTimeout as sleep } from 'node:timers/promises';
import { queueMail } from '@verdict/schema/account/mail/mail.service.ts';
import { retryPausesMs, sendMail } from '@verdict/schema/account/mail/send-mail.service.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { smtpAnswer, startSmtpSite, type SmtpSite } from '../../../setup/smtp-site.ts';

let smtp: SmtpSite;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpSite();
  server = await startTestServer({
    hasJobs: true,
    defaults: { publicUrl: 'https://judge.example.org', smtp: smtp.server, identityProviders: [] },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
afterEach(async () => {
  delete smtp.tricks.onSender;
  delete smtp.tricks.onText;
  await server.services.db.mail.deleteMany();
});

const code = { kind: 'registerCode', code: 'K7Q2ZD', minutes: 10 } as const;
let counter = 0;

/** Queues a mail to an address of its own. */
async function queue(locale: 'zh-CN' | 'en-US' = 'en-US') {
  const to = `reader-${(counter += 1)}@example.org`;
  await queueMail(server.services.db, { to, locale, letter: code });
  return {
    to,
    row: async () => server.services.db.mail.findFirstOrThrow({ where: { to } }),
    arrived: () => smtp.received.filter(({ recipients }) => recipients.includes(to)),
  };
}

test.each([
  ['zh-CN', '验证您的邮箱'],
  ['en-US', 'Confirm your e-mail address'],
] as const)('a mail in %s arrives soon after its commit, as text and as HTML', async (locale, heading) => {
  const mail = await queue(locale);
  // The queue polls every 30 s: what comes earlier came by its message.
  await vi.waitFor(() => expect(mail.arrived()).toHaveLength(1), { interval: 5, timeout: 10_000 });
  const [arrived] = mail.arrived();
  expect(arrived).toMatchObject({
    from: { address: 'judge@example.org', name: 'Verdict' },
    subject: expect.stringContaining('K7Q2ZD'),
    text: expect.stringContaining(heading),
    html: expect.stringContaining(`lang="${locale}"`),
  });
  expect(arrived?.html).toContain('href="https://judge.example.org/"');
  await vi.waitFor(async () => expect(await mail.row()).toMatchObject({ state: 'SENT', attempts: 1, error: null }));
});

test('a mail whose cause is rolled back is not sent', async () => {
  await expect(
    server.services.db.$transaction(async (tx) => {
      await queueMail(tx, { to: 'nobody@example.org', locale: 'en-US', letter: code });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const after = await queue();
  await vi.waitFor(() => expect(after.arrived()).toHaveLength(1));
  expect(smtp.received.some(({ recipients }) => recipients.includes('nobody@example.org'))).toBe(false);
});

test('a temporarily refused mail is retried after growing pauses, then failed with the reason', async () => {
  smtp.tricks.onText = () => Promise.reject(smtpAnswer(451, 'Greylisted, come back later'));
  const mail = await queue();
  await vi.waitFor(async () =>
    expect(await mail.row()).toMatchObject({
      state: 'QUEUED',
      attempts: 1,
      handedOverAt: null,
      error: expect.stringContaining('Greylisted'),
    }),
  );
  for (const [index, pauseMs] of retryPausesMs.entries()) {
    const { id, nextTryAt } = await mail.row();
    await sendMail(server.services, id, new Date(nextTryAt.getTime() - 1));
    expect(await mail.row()).toMatchObject({ attempts: index + 1 });
    await sendMail(server.services, id, nextTryAt);
    const row = await mail.row();
    const next = retryPausesMs[index + 1];
    expect(row.attempts).toBe(index + 2);
    expect(pauseMs).toBeLessThan(next ?? Infinity);
    if (next === undefined) expect(row.state).toBe('FAILED');
    else expect(row.nextTryAt.getTime() - nextTryAt.getTime()).toBe(next);
  }
  expect(mail.arrived()).toEqual([]);
  expect(await mail.row()).toMatchObject({ state: 'FAILED', error: expect.stringContaining('Greylisted') });
});

test('a mail refused for now arrives at the next try, once', async () => {
  smtp.tricks.onSender = () => Promise.reject(smtpAnswer(421, 'Busy'));
  const mail = await queue();
  await vi.waitFor(async () => expect(await mail.row()).toMatchObject({ attempts: 1 }));
  delete smtp.tricks.onSender;
  const { id, nextTryAt } = await mail.row();
  await sendMail(server.services, id, nextTryAt);
  await sendMail(server.services, id, nextTryAt);
  expect(mail.arrived()).toHaveLength(1);
  expect(await mail.row()).toMatchObject({ state: 'SENT', attempts: 2, error: null });
});

test('a mail refused for good is given up at once', async () => {
  smtp.tricks.onSender = () => Promise.reject(smtpAnswer(550, 'No such mailbox'));
  const mail = await queue();
  await vi.waitFor(async () =>
    expect(await mail.row()).toMatchObject({
      state: 'FAILED',
      attempts: 1,
      error: expect.stringContaining('No such mailbox'),
    }),
  );
});

test('two tries of one mail at the same time send it once', async () => {
  await server.services.db.$executeRaw`ALTER TABLE mail DISABLE TRIGGER mail_queued`;
  const mail = await queue();
  await server.services.db.$executeRaw`ALTER TABLE mail ENABLE TRIGGER mail_queued`;
  const { id } = await mail.row();
  smtp.tricks.onSender = () => sleep(100);
  const now = new Date();
  await Promise.all([sendMail(server.services, id, now), sendMail(server.services, id, now)]);
  expect(mail.arrived()).toHaveLength(1);
  expect((await mail.row()).state).toBe('SENT');
});

test('two servers send each of many mails once', async () => {
  const other = await startTestServer({ hasJobs: true, defaults: server.services.defaults });
  try {
    const mails = await Promise.all(Array.from({ length: 40 }, () => queue()));
    await vi.waitFor(() => expect(mails.every(({ arrived }) => arrived().length > 0)).toBe(true), { timeout: 30_000 });
    // Both servers have nothing left that they could send.
    await vi.waitFor(
      async () =>
        expect(
          await server.services.db
            .$queryRaw`SELECT state::text FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`,
        ).toEqual([]),
      { timeout: 30_000 },
    );
    expect(mails.map(({ arrived }) => arrived().length)).toEqual(mails.map(() => 1));
    const saidSent = [server, other].map(({ logged }) => logged.filter(({ msg }) => msg === 'a mail was sent').length);
    expect(Math.min(...saidSent)).toBeGreaterThan(0);
  } finally {
    await other.stop();
  }
});

test('a mail nobody was told of is found when a server starts', async () => {
  await server.services.db.$executeRaw`ALTER TABLE mail DISABLE TRIGGER mail_queued`;
  const mail = await queue();
  await server.services.db.$executeRaw`ALTER TABLE mail ENABLE TRIGGER mail_queued`;
  const other = await startTestServer({ hasJobs: true, defaults: server.services.defaults });
  await vi.waitFor(() => expect(mail.arrived()).toHaveLength(1));
  await other.stop();
});

test('the address in the letters is the setting of the site before that of the environment', async () => {
  await server.services.db.siteSetting.create({ data: { key: 'baseUrl', value: 'https://other.example.org/oj/' } });
  const mail = await queue();
  await vi.waitFor(() => expect(mail.arrived()).toHaveLength(1));
  expect(mail.arrived()[0]?.html).toContain('href="https://other.example.org/oj/"');
  await server.services.db.siteSetting.delete({ where: { key: 'baseUrl' } });
});

test('without an SMTP server a mail stays in the outbox, the log says so, and no code is in the log', async () => {
  const { db } = server.services;
  const lonely = await startTestServer({ hasJobs: false });
  await db.$executeRaw`ALTER TABLE mail DISABLE TRIGGER mail_queued`;
  const mail = await queue();
  await db.$executeRaw`ALTER TABLE mail ENABLE TRIGGER mail_queued`;
  await sendMail(lonely.services, (await mail.row()).id, new Date());
  expect(await mail.row()).toMatchObject({ state: 'HELD' });
  expect(mail.arrived()).toEqual([]);
  expect(lonely.logged.some(({ msg }) => String(msg).includes('/admin/outbox'))).toBe(true);
  expect(JSON.stringify([...lonely.logged, ...server.logged])).not.toContain(code.code);
  await lonely.stop();
});
