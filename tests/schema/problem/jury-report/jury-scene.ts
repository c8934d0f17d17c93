import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import type { FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { RejudgeScene } from '../../judging/rejudge/rejudge-scene.ts';
import { judgeJury, saveMutation, solution } from './judge-jury.ts';

export const reportsQuery = `query ($problemId: Int!, $take: Int!) {
  juryReports(problemId: $problemId, take: $take) {
    id outcome changed isOutdated
    items { subject name status disagreements submissionId firstBad { caseName status judgeMessage } }
    timeLimitProposal { timeLimitMs slowestName } memoryLimitProposal { memoryLimitMb largestName largestKb }
  }
}`;

/** A server with a judge, and a hidden problem of an author; each test gets another problem. */
export class JuryScene {
  readonly #scene: RejudgeScene;
  readonly server: TestServer;
  readonly judge: FakeJudge;
  readonly author: User;
  problem: Problem;

  private constructor(scene: RejudgeScene, author: User, problem: Problem) {
    this.#scene = scene;
    this.server = scene.server;
    this.judge = scene.judge;
    this.author = author;
    this.problem = problem;
  }

  static async start(): Promise<JuryScene> {
    const scene = await RejudgeScene.start();
    const author = await buildUser(scene.server.services);
    return new JuryScene(scene, author, await hiddenProblem(scene.server, author));
  }

  /** Drops what waits for judges and goes on with a new problem. */
  async reset(): Promise<void> {
    await this.server.services.db.judgeTask.deleteMany();
    this.problem = await hiddenProblem(this.server, this.author);
  }

  /** Runs an operation of one field as a user; null: signed out. */
  async ask(
    query: string,
    variables: Record<string, unknown>,
    user: User | null = this.author,
  ): Promise<Record<string, unknown>> {
    const { data, errors } = await this.server.graphql(query, {
      variables,
      ...(user === null ? {} : { token: await tokenFor(this.server.services, user) }),
    });
    return errors === undefined
      ? (Object.values(data ?? {})[0] as Record<string, unknown>)
      : { errorCode: errors[0]?.extensions?.['code'] };
  }

  save(name: string, expected: readonly number[], languageKey?: string) {
    return this.ask(saveMutation, { problemId: this.problem.id, input: solution(name, expected, languageKey) });
  }

  /** Judges what the newest report waits for. */
  judgeReport(statusOf: (name: string) => number): Promise<void> {
    return judgeJury(this.#scene, this.problem.id, statusOf);
  }

  reports(take = 1) {
    return this.ask(reportsQuery, { problemId: this.problem.id, take });
  }
}

function hiddenProblem({ services }: TestServer, author: User): Promise<Problem> {
  return buildProblem(services, { authorId: author.id, visibility: 'PRIVATE' });
}
