import { z } from 'zod';
import { failDomain, failWith } from './operate.ts';
import { problemDetail } from './problem.rest.ts';
import { wireTag } from './problem.wire.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import {
  type RestTrainingRankQuery,
  RestRegisterForTrainingDocument,
  RestTrainingAccessDocument,
  RestTrainingCategoriesDocument,
  RestTrainingDetailDocument,
  RestTrainingListDocument,
  RestTrainingProblemsDocument,
  RestTrainingRankDocument,
} from './training.rest.generated.ts';
import { accessNamed, wireCategory, wireTraining } from './training.wire.ts';
import { difficultyCode, int, optionalInt, optionalText, pageOf, paging, problemTypeCode, text } from './wire.ts';

type RankRow = NonNullable<NonNullable<RestTrainingRankQuery['training']>['ranking']>['items'][number];

function wireRankRow({ user, realName, solvedCount, timeMs, cells }: RankRow) {
  return {
    uid: user.id,
    username: user.username,
    realname: realName,
    nickname: user.nickname,
    school: user.school,
    gender: user.gender.toLowerCase(),
    avatar: user.avatarUrl,
    ac: solvedCount,
    totalRunTime: timeMs,
    submissionInfo: Object.fromEntries(
      cells.map((cell) => [
        cell.displayId,
        {
          status: cell.status,
          score: cell.score,
          ...(cell.timeMs === null ? {} : { isAC: true, runTime: cell.timeMs }),
        },
      ]),
    ),
  };
}

/** Lists of problems to study: calls of the contract's area "training". */
export const trainingCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-training-category',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { trainingCategories } = await operate(RestTrainingCategoriesDocument, {});
      return trainingCategories.map(wireCategory);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-training-list',
    auth: 'none',
    input: z.object({ ...paging(20), keyword: optionalText, categoryId: optionalInt, auth: optionalText }),
    async answer({ input: { keyword, categoryId, auth, currentPage, limit }, operate }) {
      const { trainings } = await operate(RestTrainingListDocument, {
        filter: {
          keyword: keyword ?? null,
          // Zero is how old clients say "any".
          categoryId: categoryId ? String(categoryId) : null,
          access: accessNamed(auth) ?? null,
        },
        page: { page: currentPage, size: limit },
      });
      return pageOf(trainings, trainings.items.map(wireTraining));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-training-detail',
    auth: 'user',
    input: z.object({ tid: int }),
    async answer({ input, operate, context: { locale } }) {
      const { training } = await operate(RestTrainingDetailDocument, { id: String(input.tid) });
      return training ? wireTraining(training) : failWith(400, say(sentences.noSuchTraining, locale));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-training-access',
    auth: 'user',
    input: z.object({ tid: int }),
    async answer({ input, operate, context: { locale } }) {
      const { training } = await operate(RestTrainingAccessDocument, { id: String(input.tid) });
      return training ? { access: training.viewerCanReadInside } : failWith(400, say(sentences.noSuchTraining, locale));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/register-training',
    auth: 'user',
    input: z.object({ tid: int, password: text }),
    async answer({ input: { tid, password }, operate, context: { locale } }) {
      if (password.trim() === '') return failWith(400, say(sentences.noTrainingPassword, locale));
      const { registerForTraining: answer } = await operate(RestRegisterForTrainingDocument, {
        input: { trainingId: String(tid), password },
      });
      return answer.__typename === 'RegisterForTrainingSuccess' ? null : failDomain(answer);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-training-problem-list',
    auth: 'user',
    input: z.object({ tid: int }),
    async answer({ input, operate, context: { locale } }) {
      const { training } = await operate(RestTrainingProblemsDocument, { id: String(input.tid) });
      if (!training) return failWith(400, say(sentences.noSuchTraining, locale));
      if (!training.problems) return failWith(401, say(sentences.trainingRegistrationNeeded, locale));
      // Old clients open a problem by what this list calls it, so it is the name in the bank.
      return training.problems.map(({ problem }) => ({
        pid: problem.id,
        problemId: problem.displayId,
        title: problem.title,
        difficulty: problem.difficulty && difficultyCode[problem.difficulty],
        type: problemTypeCode[problem.type],
        tags: problem.tags.map(wireTag),
        total: problem.statistics.total,
        ac: problem.statistics.ac,
        mle: null,
        tle: null,
        re: null,
        pe: null,
        ce: null,
        wa: null,
        se: null,
        pa: null,
        score: null,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-training-problem-details',
    auth: 'user',
    // The contract has a cid here, which says nothing: the problem is read as in the bank.
    input: z.object({ displayId: text }),
    answer: ({ input, operate, context }) => problemDetail(operate, input.displayId, context),
  }),
  restCall({
    method: 'GET',
    path: '/api/get-training-rank',
    auth: 'user',
    input: z.object({ ...paging(30), tid: int, keyword: optionalText }),
    async answer({ input: { tid, keyword, currentPage, limit }, operate, context: { locale } }) {
      const { training } = await operate(RestTrainingRankDocument, {
        id: String(tid),
        search: keyword ?? null,
        page: { page: currentPage, size: limit },
      });
      if (!training) return failWith(400, say(sentences.noSuchTraining, locale));
      if (!training.ranking) return failWith(401, say(sentences.trainingRegistrationNeeded, locale));
      return pageOf(training.ranking, training.ranking.items.map(wireRankRow));
    },
  }),
];
