import type { User } from '@verdict/prisma/generated/client/client.ts';
import { computeRatings, dueRatings } from '@verdict/schema/contest/rating/compute-ratings.service.ts';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import type { BoardScene } from '../scoreboard/board-scene.ts';

const viewFields = `
  appliedAt isComputing refusal viewerCanApply
  rows { total items { username rank performance before after difference } }
`;
const ratingQuery = `query ($contestId: Int!) { contestRating(contestId: $contestId) { ${viewFields} } }`;
const mutation = (field: string) =>
  `mutation ($contestId: Int!) { ${field}(contestId: $contestId) { __typename ... on DomainError { message } } }`;
const profileQuery =
  'query ($id: String!) { profile(id: $id) { rating ratingHistory { contestId contestTitle rank before after } } }';

interface View {
  readonly appliedAt: string | null;
  readonly isComputing: boolean;
  readonly refusal: string | null;
  readonly viewerCanApply: boolean;
  readonly rows: {
    readonly total: number;
    readonly items: readonly {
      readonly username: string;
      readonly rank: number;
      readonly before: number | null;
      readonly after: number;
      readonly difference: number;
    }[];
  };
}
interface History {
  readonly rating: number | null;
  readonly ratingHistory: readonly {
    readonly contestId: number;
    readonly contestTitle: string | null;
    readonly rank: number;
    readonly before: number | null;
    readonly after: number;
  }[];
}

/** Operations of ratings. By default the author looks at them and the super admin applies them. */
export function ratingActs(server: TestServer, people: { readonly author: User; readonly root: User }) {
  async function ask<T>(query: string, variables: Record<string, unknown>, viewer: User | null): Promise<T> {
    const { data, errors } = await server.graphql(query, {
      variables,
      ...(viewer ? { token: await tokenFor(server.services, viewer) } : {}),
    });
    if (errors !== undefined) return { code: errors[0]?.extensions?.['code'] } as T;
    return Object.values(data ?? {})[0] as T;
  }

  const view = (scene: BoardScene, viewer: User | null = people.author) =>
    ask<View>(ratingQuery, { contestId: scene.contest.id }, viewer);
  const act = async (
    field: 'applyContestRating' | 'revertContestRating',
    scene: BoardScene,
    viewer: User = people.root,
  ) => await ask<{ __typename?: string; code?: string }>(mutation(field), { contestId: scene.contest.id }, viewer);
  const profile = (user: User, viewer: User | null = null) => ask<History>(profileQuery, { id: user.id }, viewer);

  /** Computes the ratings that are due. */
  async function compute(): Promise<void> {
    for (const id of await dueRatings(server.services)) await computeRatings(server.services, id, new Date());
  }

  /** All rating changes, in a fixed order. */
  async function stored(): Promise<unknown> {
    return server.services.db.ratingChange.findMany({ orderBy: [{ contestId: 'asc' }, { userId: 'asc' }] });
  }

  return { ask, view, act, profile, compute, stored };
}
