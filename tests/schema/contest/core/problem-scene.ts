import type { Contest, Prisma, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { expect } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../../server/test-server.ts';
import { submitToContestMutation } from './contest-operations.ts';

const hour = 3_600_000;
export const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

/** What a revision keeps of a problem with this statement. */
export const revisionOf = (description: string, settings: Readonly<Record<string, string>> = {}) => ({
  settings,
  statements: [{ language: 'en', title: '', description, input: '', output: '', hint: '' }],
  samples: [],
  checkerCode: null,
});

export const listQuery = `query ($id: Int!, $all: Boolean) {
  contestProblems(contestId: $id, includesAfterEnd: $all) {
    id problemId displayId title color viewerStatus viewerScore acceptedCount submittedCount statementRevision
    statement { description }
  }
}`;
const detailQuery = `query ($id: Int!) {
  contestProblem(contestId: $id, displayId: "A") {
    displayId title viewerCanSubmit timeLimitMs source authorName difficulty tags { name }
    statement { title description } samples { input }
    languages { language { key } }
  }
}`;

/** Users of one test. */
export interface ProblemPeople {
  readonly author: User;
  readonly contestant: User;
  /** Of the contestant. */
  readonly token: string;
}

/** A server with a judge, for tests of the problems of contests. */
export class ProblemScene {
  readonly server: TestServer;
  readonly judge: FakeJudge;
  readonly #tagId: number;
  #authorId = '';

  private constructor(parts: { server: TestServer; judge: FakeJudge; tagId: number }) {
    this.server = parts.server;
    this.judge = parts.judge;
    this.#tagId = parts.tagId;
  }

  static async start(): Promise<ProblemScene> {
    const server = await startTestServer();
    const judge = await FakeJudge.start(server);
    const { id: tagId } = await server.services.db.tag.create({ data: { name: 'tagsecret' } });
    return new ProblemScene({ server, judge, tagId });
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** New users for a test. */
  async newPeople(): Promise<ProblemPeople> {
    const { services } = this.server;
    const author = await buildUser(services);
    const contestant = await buildUser(services);
    this.#authorId = author.id;
    return { author, contestant, token: await tokenFor(services, contestant) };
  }

  /** A contest of the author with two problems of the jury's own, A and B. */
  async contestWith(
    wishes: Partial<Prisma.ContestUncheckedCreateInput> = {},
  ): Promise<{ contest: Contest; a: Problem; b: Problem }> {
    const secret = {
      visibility: 'CONTEST',
      title: 'banksecret',
      authorName: 'authorsecret',
      source: 'sourcesecret',
      difficulty: 'HARD',
      type: wishes.type ?? 'ACM',
      statements: {
        create: {
          language: 'en',
          title: 'banksecret',
          description: 'Add numbers',
          input: 'Two',
          output: 'One',
          hint: '',
        },
      },
      samples: { create: { position: 1, input: '1 2', output: '3' } },
      tags: { create: { tagId: this.#tagId } },
      statistics: { create: { total: 9_876, ac: 1 } },
    } as const;
    const [a, b] = [
      await buildProblem(this.server.services, secret),
      await buildProblem(this.server.services, { visibility: 'CONTEST' }),
    ];
    const contest = await buildContest(this.server.services, {
      authorId: this.#authorId,
      ...wishes,
      problems: {
        create: [
          { problemId: b.id, displayId: 'B', displayTitle: 'Second', position: 1 },
          { problemId: a.id, displayId: 'A', displayTitle: 'First', color: '#f00', position: 0 },
        ],
      },
    });
    return { contest, a, b };
  }

  list(asker: string | null, id: number, all = false): Promise<GraphqlAnswer> {
    return this.server.graphql(listQuery, { ...(asker === null ? {} : { token: asker }), variables: { id, all } });
  }

  /** The problem A. */
  detail(asker: string | null, id: number): Promise<GraphqlAnswer> {
    return this.server.graphql(detailQuery, { ...(asker === null ? {} : { token: asker }), variables: { id } });
  }

  /** Submits, and judges with a status unless it is null. */
  async submit(
    user: User,
    contestId: number,
    status: number | null,
    wishes: { score?: number; displayId?: string } = {},
  ): Promise<void> {
    const input = { contestId, problemDisplayId: wishes.displayId ?? 'A', languageKey: 'cpp', code: 'int main() {}' };
    const { data } = await this.server.graphql(submitToContestMutation, {
      token: await tokenFor(this.server.services, user),
      variables: { input },
    });
    expect(data).toMatchObject({ submitToContest: { __typename: 'SubmitToContestSuccess' } });
    if (status === null) return;
    const task = await this.judge.mustClaim();
    const { score = null } = wishes;
    await this.judge.report(task, judgementFor(task, { status, score, totalScore: score === null ? null : 100 }));
  }
}
