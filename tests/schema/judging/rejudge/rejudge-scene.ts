import type { Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { applyVerdict } from '@verdict/schema/judging/submission/verdict.service.ts';
import type { Verdict } from '@verdict/schema/judging/submission/verdict.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildSubmission, type SubmissionWishes } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/** A site with a super admin and a judge that says what it is told. */
export class RejudgeScene {
  readonly server: TestServer;
  readonly root: User;
  readonly judge: FakeJudge;
  readonly #token: string;

  private constructor(parts: { server: TestServer; root: User; judge: FakeJudge; token: string }) {
    this.server = parts.server;
    this.root = parts.root;
    this.judge = parts.judge;
    this.#token = parts.token;
  }

  static async start(): Promise<RejudgeScene> {
    const server = await startTestServer({ pace: { listMs: 50 } });
    const root = await buildUser(server.services, { role: 'ROOT', username: 'keeper' });
    return new RejudgeScene({
      server,
      root,
      judge: await FakeJudge.start(server),
      token: await tokenFor(server.services, root),
    });
  }

  /** What a field answers the super admin. @throws when there are errors. */
  async ask(query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { data, errors } = await this.server.graphql(query, { variables, token: this.#token });
    if (errors !== undefined || !data) throw new Error(errors?.[0]?.message ?? 'no data');
    const [answer] = Object.values(data);
    return answer as Record<string, unknown>;
  }

  /** A submission with a verdict. */
  async judged(
    wishes: SubmissionWishes & { readonly status: number; readonly score?: number | null },
  ): Promise<Submission> {
    const { status, score = null, ...columns } = wishes;
    const { id } = await buildSubmission(this.server.services, columns);
    await this.verdict(id, { status, score, totalScore: score === null ? null : 100 });
    return this.server.services.db.submission.findUniqueOrThrow({ where: { id } });
  }

  /** Stores a verdict as a judge's. */
  verdict(submissionId: number, wishes: Partial<Verdict>): Promise<void> {
    const verdict: Verdict = {
      cause: 'JUDGED',
      status: 0,
      score: null,
      totalScore: null,
      timeMs: 1,
      memoryKb: 1,
      message: null,
      judgeName: 'node',
      actorId: null,
      record: null,
      failures: [],
      results: { cases: [], groups: [] },
      ...wishes,
    };
    return this.server.services.db.$transaction((tx) =>
      applyVerdict(tx, this.server.services.pubsub, { submissionId, verdict }),
    );
  }

  /** Judges all that waits. @returns ids of the submissions in the order of their claims. */
  async judgeAll(
    statusOf: (submissionId: number) => number,
    scoreOf: (submissionId: number) => number | null = () => null,
  ): Promise<number[]> {
    const order: number[] = [];
    for (let task = await this.judge.peek(); task !== null; task = await this.judge.peek()) {
      const score = scoreOf(task.submissionId);
      order.push(task.submissionId);
      await this.judge.report(
        task,
        judgementFor(task, { status: statusOf(task.submissionId), score, totalScore: score === null ? null : 100 }),
      );
    }
    return order;
  }

  async statusOf(id: number): Promise<number> {
    return (await this.server.services.db.submission.findUniqueOrThrow({ where: { id } })).status;
  }
}
