import type { Context } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import { failWith } from './operate.ts';
import {
  type RestProfileQuery,
  RestHeatMapDocument,
  RestProfileDocument,
  RestRankDocument,
} from './people.rest.generated.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { difficultyCode, optionalText, pageOf, paging, text } from './wire.ts';

/** Kinds of ranks as clients name them: by number, or as the specification has it. */
export const rankKinds: ReadonlyMap<string, 'ACM' | 'OI'> = new Map([
  ['0', 'ACM'],
  ['ACM', 'ACM'],
  ['1', 'OI'],
  ['OI', 'OI'],
]);

const profileKey = { uid: optionalText, username: optionalText };

/** Ends the call where nobody is named and nobody is signed in, or where there is no such user. */
function failProfile(
  { uid, username }: { readonly uid?: string | undefined; readonly username?: string | undefined },
  { locale }: Context,
): never {
  return failWith(
    400,
    say(uid === undefined && username === undefined ? sentences.noUserGiven : sentences.noSuchUser, locale),
  );
}

type Solved = NonNullable<RestProfileQuery['profile']>['solvedProblems'][number];

/** Solved problems by the code of their difficulty. */
function byDifficulty(solved: readonly Solved[]) {
  const groups: Record<string, { id: number; problemId: string; difficulty: number }[]> = {};
  for (const problem of solved) {
    const difficulty = difficultyCode[problem.difficulty];
    (groups[String(difficulty)] ??= []).push({ id: problem.problemId, problemId: problem.displayId, difficulty });
  }
  return groups;
}

/** Calls of the contract's area "rank", and those of "user" that show people to others. */
export const peopleCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-rank-list',
    auth: 'none',
    input: z.object({ ...paging(30), searchUser: optionalText, type: text }),
    async answer({ input, operate, context }) {
      const kind = rankKinds.get(input.type.toUpperCase());
      if (kind === undefined) return failWith(400, say(sentences.badRankType, context.locale));
      const { rank } = await operate(RestRankDocument, {
        kind,
        search: input.searchUser ?? null,
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(
        rank,
        rank.items.map(({ user }) => ({
          uid: user.id,
          username: user.username,
          nickname: user.nickname,
          signature: user.signature,
          avatar: user.avatarUrl,
          titleName: user.titleName,
          titleColor: user.titleColor,
          total: user.statistics.submissions,
          ac: user.statistics.solved,
          ...(kind === 'ACM' ? { rating: null } : { score: user.statistics.oiRankScore }),
        })),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-user-home-info',
    auth: 'none',
    input: z.object(profileKey),
    async answer({ input, operate, context }) {
      const { profile } = await operate(RestProfileDocument, {
        id: input.uid ?? null,
        username: input.username ?? null,
      });
      if (!profile) return failProfile(input, context);
      const { user, solvedProblems } = profile;
      return {
        uid: user.id,
        username: user.username,
        school: user.school,
        signature: user.signature,
        nickname: user.nickname,
        gender: user.gender.toLowerCase(),
        github: user.github,
        blog: user.blog,
        avatar: user.avatarUrl,
        titleName: user.titleName,
        titleColor: user.titleColor,
        total: user.statistics.submissions,
        rating: profile.rating,
        scoreList: [],
        solvedList: solvedProblems.map(({ displayId }) => displayId),
        solvedGroupByDifficulty: byDifficulty(solvedProblems),
        recentLoginTime: profile.lastSeenAt,
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-user-calendar-heatmap',
    auth: 'none',
    input: z.object(profileKey),
    async answer({ input, operate, context }) {
      const { profile } = await operate(RestHeatMapDocument, {
        id: input.uid ?? null,
        username: input.username ?? null,
      });
      return profile
        ? { endDate: profile.heatMap.endDate, dataList: profile.heatMap.days }
        : failProfile(input, context);
    },
  }),
];
