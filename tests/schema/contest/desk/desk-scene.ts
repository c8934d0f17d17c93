import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { takePart } from '@verdict/schema/contest/core/participant.service.ts';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

/** A running contest with one problem, A, its author and two contestants, each with a token. */
export interface DeskScene {
  readonly contest: Contest;
  readonly problemId: number;
  /** Within the contest. */
  readonly contestProblemId: number;
  readonly author: User;
  readonly contestant: User;
  readonly tokens: { readonly author: string; readonly contestant: string; readonly other: string };
}

/** Builds a contest with people of its own. */
export async function buildDesk(
  { services }: TestServer,
  wishes: Partial<Prisma.ContestUncheckedCreateInput> = {},
): Promise<DeskScene> {
  const [author, contestant, other] = await Promise.all([
    buildUser(services),
    buildUser(services),
    buildUser(services),
  ]);
  const problem = await buildProblem(services, { visibility: 'CONTEST' });
  const contest = await buildContest(services, { authorId: author.id, isPrintOpen: true, ...wishes });
  const inContest = await services.db.contestProblem.create({
    data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'Apples', color: '#d32f2f' },
  });
  for (const user of [contestant, other]) await join(services, contest, user);
  const [authorToken, contestantToken, otherToken] = await Promise.all(
    [author, contestant, other].map((user) => tokenFor(services, user)),
  );
  return {
    contest,
    problemId: problem.id,
    contestProblemId: inContest.id,
    author,
    contestant,
    tokens: { author: authorToken ?? '', contestant: contestantToken ?? '', other: otherToken ?? '' },
  };
}

/** Makes somebody a participant. */
export async function join({ db }: Pick<TestServer['services'], 'db'>, contest: Contest, user: User): Promise<void> {
  await db.$transaction((tx) => takePart(tx, { contestId: contest.id, userId: user.id, now: new Date() }));
}

/** What a mutation answered: the name of its failure, or its data. */
export interface Answered {
  readonly __typename: string;
  readonly message?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Sends a mutation and answers what became of it. */
export async function send(
  server: TestServer,
  token: string | null,
  {
    field,
    args,
    types,
    fields,
  }: {
    readonly field: string;
    readonly args: Readonly<Record<string, unknown>>;
    readonly types: Readonly<Record<string, string>>;
    readonly fields: string;
  },
): Promise<Answered> {
  const declared = Object.entries(types)
    .map(([name, type]) => `$${name}: ${type}`)
    .join(', ');
  const passed = Object.keys(types)
    .map((name) => `${name}: $${name}`)
    .join(', ');
  const success = `${field.charAt(0).toUpperCase()}${field.slice(1)}Success`;
  const query = `mutation (${declared}) {
    ${field}(${passed}) { __typename ... on DomainError { message } ... on ${success} { data ${fields} } }
  }`;
  const { data, errors } = await server.graphql(query, {
    ...(token === null ? {} : { token }),
    variables: { ...args },
  });
  return (data?.[field] as Answered | undefined) ?? { __typename: String(errors?.[0]?.extensions?.['code']) };
}
