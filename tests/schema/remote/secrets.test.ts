import type { Services } from '@verdict/schema/core/context.ts';
import { afterEach, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { runnerSubjects, secretOf } from './runner-subjects.ts';

const minuteMs = 60_000;
let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.stop();
  scene = null;
});

const everything = `query ($judgeKey: String!) {
  managedRemoteJudges { key canaryFailure breakers { failureClass failureText } }
  remoteAccounts { username note pageUrl }
  remoteJobs { items { text reason accountName answer { path text } events { text } } }
  statement: remoteFailurePage(judgeKey: $judgeKey, operation: STATEMENT)
  signIn: remoteFailurePage(judgeKey: $judgeKey, operation: SIGN_IN)
  submit: remoteFailurePage(judgeKey: $judgeKey, operation: SUBMIT)
  poll: remoteFailurePage(judgeKey: $judgeKey, operation: POLL)
  submissions { items { id remote { judgeName } } }
}`;

test.each(runnerSubjects.map((subject) => [subject.adapter.info.name, subject] as const))(
  'no password, token or cookie of %s is in the log, in what is stored open, or in answers',
  async (_name, subject) => {
    const site = (scene = await startRunnerScene(subject));
    const { db, web } = site.services;
    const admin = await tokenFor(site.services, await buildUser(site.services, { role: 'ROOT' }));
    const user = await site.newUser();
    await site.addAccount('bot', subject.mode === 'BYO_SESSION' ? user : undefined);
    const seen: string[] = [];
    /** A judge that shows what it was sent, in pages that nobody understands. */
    const echo: Services['web'] = {
      async send(wanted) {
        const answer = await web.send(wanted);
        const sent = JSON.stringify([wanted.url.href, wanted.headers, String(wanted.body ?? ''), answer.cookies]);
        return { ...answer, status: 200, headers: new Map([['content-type', 'text/html']]), body: Buffer.from(sent) };
      },
    };
    const look = async () => {
      const variables = { judgeKey: subject.adapter.info.key };
      const answer = await site.server.graphql(everything, { token: admin, variables });
      expect(answer.errors).toBeUndefined();
      const kept = await Promise.all([
        db.remoteJob.findMany(),
        db.remoteJobEvent.findMany(),
        db.remoteAnswer.findMany(),
        db.remoteHealth.findMany(),
        db.remoteAccount.findMany({ omit: { sealedCredential: true, sealedSession: true } }),
        db.submission.findMany(),
      ]);
      seen.push(JSON.stringify([answer.data, kept, site.server.logged]));
      await db.remoteHealth.deleteMany();
    };

    // Its result is read, then it signs in, then it submits.
    await site.submit({ user });
    await site.workUntil(async () => (await db.remoteJob.count({ where: { state: 'RUNNING' } })) === 1);
    await site.work(minuteMs, { web: echo });
    await look();
    await site.work(10 * minuteMs);
    await site.submit({ user });
    await site.work(minuteMs, { web: echo });
    await look();
    await db.remoteAccount.updateMany({ data: { sealedSession: null, signedInAt: [], state: 'OK' } });
    await site.submit({ user });
    await site.work(minuteMs, { web: echo });
    await look();

    // One of them is the name of the account.
    const cookies = site.judge.requests.flatMap(({ cookies: values }) => [...values.values()]);
    const secret = secretOf(subject.credentialOf('bot'));
    const secrets = [secret, encodeURIComponent(secret), ...cookies.filter((value) => value !== 'bot')];
    expect(seen.filter((text) => text.includes('[secret]')).length).toBeGreaterThan(1);
    for (const one of new Set(secrets)) for (const text of seen) expect(text).not.toContain(one);
  },
);
