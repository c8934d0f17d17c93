import type { Problem, Training, User } from '@verdict/prisma/generated/client/client.ts';
import { applyVerdicts } from '@verdict/schema/judging/submission/verdict.service.ts';
import type { Verdict } from '@verdict/schema/judging/submission/verdict.ts';
import { z } from 'zod';
import { buildProblem, type ProblemWishes } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor, type UserWishes } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';

/** What a judge found. */
export interface Found {
  readonly submissionId: number;
  readonly status: number;
  readonly timeMs?: number | null;
}

const rankSchema = z.object({
  training: z.object({
    ranking: z
      .object({
        total: z.int(),
        items: z.array(
          z.object({
            place: z.int(),
            user: z.object({ username: z.string() }),
            realName: z.string().nullable(),
            solvedCount: z.int(),
            timeMs: z.int(),
            finishedAt: z.string().nullable(),
            attempts: z.int(),
            cells: z.array(
              z.object({
                problemId: z.string(),
                status: z.int(),
                score: z.int().nullable(),
                timeMs: z.int().nullable(),
              }),
            ),
          }),
        ),
      })
      .nullable(),
  }),
});

/** A site with trainings. */
export class TrainingScene {
  readonly server: TestServer;
  readonly author: User;
  readonly #tokens = new Map<string, string>();

  private constructor(server: TestServer, author: User) {
    this.server = server;
    this.author = author;
  }

  /** With an author who is an admin. */
  static async start(): Promise<TrainingScene> {
    const server = await startTestServer();
    return new TrainingScene(server, await buildUser(server.services, { role: 'ADMIN' }));
  }

  user(wishes: UserWishes = {}): Promise<User> {
    return buildUser(this.server.services, wishes);
  }

  users(count: number): Promise<User[]> {
    return Promise.all(Array.from({ length: count }, () => this.user()));
  }

  problem(wishes: ProblemWishes = {}): Promise<Problem> {
    return buildProblem(this.server.services, { hasTests: false, ...wishes });
  }

  async problems(count: number): Promise<Problem[]> {
    const made: Problem[] = [];
    while (made.length < count) made.push(await this.problem());
    return made;
  }

  /** What an operation answers. @param as who asks; null: a visitor. */
  async ask(as: User | null, query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { data, errors } = await this.server.graphql(query, {
      variables,
      ...(as === null ? {} : { token: await this.token(as) }),
    });
    if (errors !== undefined || !data) throw new Error(errors?.[0]?.message ?? 'no data');
    return data;
  }

  /** What a mutation with one input answers. @param selection of its answer. */
  async act(as: User | null, field: string, input: object, selection = ''): Promise<Record<string, unknown>> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) {
      ${field}(input: $input) {
        __typename
        ... on DomainError { message ... on InvalidInput { fields { path message } } }
        ${selection}
      }
    }`;
    const data = await this.ask(as, query, { input });
    return z.record(z.string(), z.unknown()).parse(data[field]);
  }

  /** Name of what a mutation answers. */
  async outcome(as: User | null, field: string, input: object): Promise<unknown> {
    return (await this.act(as, field, input))['__typename'];
  }

  async token(user: User): Promise<string> {
    const token = this.#tokens.get(user.id) ?? (await tokenFor(this.server.services, user));
    this.#tokens.set(user.id, token);
    return token;
  }

  /** The rank as somebody reads it; null: they may not. */
  async rank(
    as: User,
    { id }: Pick<Training, 'id'>,
    variables: { order?: string; search?: string; page?: object } = {},
  ) {
    const data = await this.ask(
      as,
      `query ($id: ID!, $order: TrainingRankOrder! = SOLVED, $search: String, $page: PageInput) {
        training(id: $id) {
          ranking(order: $order, search: $search, page: $page) {
            total
            items {
              place user { username } realName solvedCount timeMs finishedAt attempts
              cells { problemId status score timeMs }
            }
          }
        }
      }`,
      { id, ...variables },
    );
    return rankSchema.parse(data).training.ranking;
  }

  /** A submission without a verdict. */
  async submit(user: User, problem: Problem, submittedAt = new Date()): Promise<number> {
    const { id } = await buildSubmission(this.server.services, {
      userId: user.id,
      problemId: problem.id,
      groupId: problem.groupId,
      submittedAt,
    });
    return id;
  }

  /** Stores verdicts, as a batch does. */
  store(found: readonly Found[]): Promise<void> {
    const { db, pubsub } = this.server.services;
    return db.$transaction((tx) => applyVerdicts(tx, pubsub, found.map(verdictOf)));
  }

  /** A judged submission; accepted unless said otherwise. */
  async judged(
    user: User,
    problem: Problem,
    found: { status?: number; timeMs?: number | null; submittedAt?: Date } = {},
  ): Promise<number> {
    const submissionId = await this.submit(user, problem, found.submittedAt);
    await this.store([{ submissionId, status: found.status ?? 0, timeMs: found.timeMs ?? null }]);
    return submissionId;
  }
}

/** Fields that an answer of InvalidInput names. */
export function pathsOf(answer: Record<string, unknown>): string[] | undefined {
  return (answer['fields'] as { path: string }[] | undefined)?.map(({ path }) => path);
}

export function verdictOf({ submissionId, status, timeMs = null }: Found): {
  readonly submissionId: number;
  readonly verdict: Verdict;
} {
  return {
    submissionId,
    verdict: {
      cause: 'JUDGED',
      status,
      score: null,
      totalScore: null,
      timeMs,
      memoryKb: 1,
      message: null,
      judgeName: 'node',
      actorId: null,
      record: null,
      failures: [],
      results: { cases: [], groups: [] },
    },
  };
}
