import type { RemoteJob, User } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { storeRemoteAccount } from '@verdict/schema/remote/account/vault.service.ts';
import { storeKnownLanguages } from '@verdict/schema/remote/language/store-languages.service.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { expect } from 'vitest';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import type { JudgeStandIn } from '../../stand-ins/judge-stand-in.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { hduSubject, secretOf, type RunnerSubject } from './runner-subjects.ts';

/** A site with a problem of a judge, a stand-in of the judge, and one clock for both. */
export interface RunnerScene {
  readonly server: TestServer;
  readonly judge: JudgeStandIn;
  /** Services whose clock is the scene's. */
  readonly services: Services;
  readonly problem: { readonly id: number; readonly displayId: string };
  /** Adds an account that the judge knows; of the site unless an owner is given. */
  addAccount(name: string, owner?: User): Promise<number>;
  newUser(): Promise<User>;
  /** Submits, as a new user unless one is given. @returns the submission's id. */
  submit(wishes?: { readonly user?: User; readonly languageKey?: string; readonly code?: string }): Promise<number>;
  /** As the submitter. */
  resubmit(submissionId: number): Promise<void>;
  /**
   * Lets workers do what is due, and the clock go on, until nothing is due or so many milliseconds have passed.
   *
   * @param options.web the network as the workers have it.
   */
  work(maxMs: number, options?: { readonly workers?: number; readonly web?: Services['web'] }): Promise<void>;
  /** As `work`, until something holds. */
  workUntil(holds: () => Promise<boolean>, options?: { readonly workers?: number }): Promise<void>;
  /** As `work` with one worker, which dies before or after its nth request. @throws Error 'the worker died' */
  workUntilCrash(request: number, when: 'before' | 'after'): Promise<void>;
  jobOf(submissionId: number): Promise<RemoteJob>;
  /** Forgets what a test made, and stops the servers. */
  stop(): Promise<void>;
}

/** Long enough for any remote judge. */
export const program =
  '#include <cstdio>\nint main() { int a, b; while (scanf("%d%d", &a, &b) == 2) printf("%d\\n", a + b); }';

/** Starts all of it. @param judgeLateMs by which the clock of the judge is slow. */
export async function startRunnerScene(
  { adapter, ref, submitKey, languageIds, mode, ...subject }: RunnerSubject = hduSubject,
  { judgeLateMs = 0 }: { readonly judgeLateMs?: number } = {},
): Promise<RunnerScene> {
  const { key: judgeKey } = adapter.info;
  const secrets = new Map<string, string>();
  const judge = await subject.start(secrets);
  const now = () => new Date(judge.clock.now().getTime() + judgeLateMs);
  const server = await startTestServer({
    defaults: {
      publicUrl: 'https://judge.example.org',
      smtp: null,
      identityProviders: [],
      remoteOrigins: { [judgeKey]: judge.origin },
    },
  });
  const services = { ...server.services, host: { ...server.services.host, clock: now } };
  const { db } = services;
  const problem = await buildProblem(services, {
    displayId: `${judgeKey}-${adapter.references.format(ref)}`,
    isRemote: true,
    origin: judgeKey,
    languageKeys: languageIds.map((id) => `${judgeKey}.${id}`),
    hasTests: false,
  });
  await storeKnownLanguages(db, [adapter]);
  const url = adapter.references.urlOf(ref, judge.origin);
  await db.remoteSource.create({ data: { problemId: problem.id, judgeKey, ref, submitKey, url } });

  /** The site's clock is real; the queue is the scene's. */
  const queueNow = (submissionId: number) =>
    db.remoteJob.updateMany({
      where: { submissionId, state: 'QUEUED' },
      data: { nextAt: now(), createdAt: now() },
    });

  /** @param holds ends the work. */
  async function work(
    worker: Services,
    { maxMs, workers }: { readonly maxMs: number; readonly workers: number },
    holds: () => Promise<boolean> = async () => false,
  ): Promise<void> {
    const end = now().getTime() + maxMs;
    for (;;) {
      const dues = await Promise.all(Array.from({ length: workers }, () => workOnJudge(worker, adapter)));
      const times = dues.filter((due) => due !== null).map((due) => due.getTime());
      // A lease that nobody ends is looked for each minute.
      const lost = await db.remoteJob.count({ where: { leaseUntil: { not: null } } });
      if ((times.length === 0 && lost === 0) || (await holds())) break;
      const next = Math.min(...times, now().getTime() + (lost > 0 ? 60_000 : Number.POSITIVE_INFINITY));
      if (next > end) break;
      judge.clock.advance(Math.max(1, next - now().getTime()));
    }
  }

  return {
    server,
    judge,
    services,
    problem,
    async addAccount(name, owner) {
      const credential = subject.credentialOf(name);
      secrets.set(name, secretOf(credential));
      const siteMode = mode === 'BYO_SESSION' ? 'POOL' : mode;
      const account = { judgeKey, ownerId: owner?.id ?? null, mode: owner === undefined ? siteMode : mode, credential };
      const { id } = await db.$transaction((tx) => storeRemoteAccount(tx, services.secrets, account, now()));
      return id;
    },
    newUser: () => buildUser(server.services),
    async submit({ user, languageKey = `${judgeKey}.${languageIds[0]}`, code = program } = {}) {
      const token = await tokenFor(server.services, user ?? (await buildUser(server.services)));
      const input = { problemDisplayId: problem.displayId, languageKey, code };
      const answer = await server.graphql(submitMutation, { token, variables: { input } });
      const { id } = await db.submission.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } });
      expect(answer.data?.['submitSolution']).toMatchObject({ __typename: 'SubmitSolutionSuccess' });
      await queueNow(id);
      return id;
    },
    async resubmit(id) {
      const { user } = await db.submission.findUniqueOrThrow({ where: { id }, select: { user: true } });
      const token = await tokenFor(server.services, user);
      const answer = await server.graphql('mutation ($id: Int!) { resubmitSubmission(id: $id) { __typename } }', {
        token,
        variables: { id },
      });
      expect(answer.data?.['resubmitSubmission']).toEqual({ __typename: 'ResubmitSubmissionSuccess' });
      await queueNow(id);
    },
    work: (maxMs, { workers = 1, web = services.web } = {}) => work({ ...services, web }, { maxMs, workers }),
    workUntil: (holds, { workers = 1 } = {}) => work(services, { maxMs: 3_600_000, workers }, holds),
    async workUntilCrash(request, when) {
      let requests = 0;
      const web: Services['web'] = {
        async send(wanted) {
          requests += 1;
          if (requests === request && when === 'before') throw new Error('the worker died');
          const answer = await services.web.send(wanted);
          if (requests === request) throw new Error('the worker died');
          return answer;
        },
      };
      await work({ ...services, web }, { maxMs: 300_000, workers: 1 });
    },
    jobOf: (submissionId) => db.remoteJob.findFirstOrThrow({ where: { submissionId }, orderBy: { attempt: 'desc' } }),
    async stop() {
      await db.submission.deleteMany();
      await db.remoteAccount.deleteMany();
      await db.problem.deleteMany();
      await Promise.all([
        db.remotePace.deleteMany(),
        db.remoteHealth.deleteMany(),
        db.remoteJudge.deleteMany(),
        db.remoteLanguage.deleteMany(),
      ]);
      await server.stop();
      await judge.stop();
    },
  };
}
