import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

const findQuery = /* GraphQL */ `
  query Find($filter: ProblemFilter, $sort: ProblemSort, $page: PageInput) {
    problems(filter: $filter, sort: $sort, page: $page) {
      total
      items {
        displayId
      }
    }
  }
`;
const everythingQuery = /* GraphQL */ `
  query Everything($filter: ProblemFilter) {
    problems(filter: $filter, page: { size: 100 }) {
      total
      items {
        displayId
      }
    }
    randomProblem(filter: $filter) {
      displayId
    }
    problemBanks
    tags(origin: "ALL") {
      name
      problemCount
    }
    tagGroups(origin: "ALL") {
      classification {
        name
      }
      tags {
        name
      }
    }
  }
`;

/** What a reader finds, and how many there are of it. */
export interface FoundProblems {
  readonly total: number;
  readonly displayIds: readonly string[];
}

/** All that the problem list tells a reader. */
export interface ListPage extends FoundProblems {
  readonly random: string | null;
  readonly banks: readonly string[];
  readonly tags: Readonly<Record<string, number>>;
  readonly headings: readonly (string | null)[];
}

interface Wishes {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly page?: { readonly page?: number; readonly size?: number };
}

/** Asks as the reader; null: signed out. */
async function ask<Data>(server: TestServer, query: string, variables: object, reader: User | null): Promise<Data> {
  const { data, errors } = await server.graphql(query, {
    variables: { ...variables },
    ...(reader ? { token: await tokenFor(server.services, reader) } : {}),
  });
  if (errors) throw new Error(errors[0]?.message);
  // The shape is that of the query just above.
  return data as Data;
}

export async function findProblems(
  server: TestServer,
  wishes: Wishes,
  reader: User | null = null,
): Promise<FoundProblems> {
  const { problems } = await ask<{ problems: { total: number; items: { displayId: string }[] } }>(
    server,
    findQuery,
    wishes,
    reader,
  );
  return { total: problems.total, displayIds: problems.items.map(({ displayId }) => displayId) };
}

export async function seeListPage(
  server: TestServer,
  filter: Readonly<Record<string, unknown>>,
  reader: User | null,
): Promise<ListPage> {
  const seen = await ask<{
    problems: { total: number; items: { displayId: string }[] };
    randomProblem: { displayId: string } | null;
    problemBanks: string[];
    tags: { name: string; problemCount: number }[];
    tagGroups: { classification: { name: string } | null; tags: { name: string }[] }[];
  }>(server, everythingQuery, { filter }, reader);
  return {
    total: seen.problems.total,
    displayIds: seen.problems.items.map(({ displayId }) => displayId),
    random: seen.randomProblem?.displayId ?? null,
    banks: seen.problemBanks,
    tags: Object.fromEntries(seen.tags.map(({ name, problemCount }) => [name, problemCount])),
    headings: seen.tagGroups
      .filter(({ tags }) => tags.length > 0)
      .map(({ classification }) => classification?.name ?? null),
  };
}
