import { z } from 'zod';
import { importRemoteProblem, remoteProblem } from './admin-problem.rest.ts';
import { wireRow } from './admin-problem.wire.ts';
import {
  type RestManagedTrainingProblemFragment,
  RestAddTrainingProblemDocument,
  RestChangeTrainingProblemDocument,
  RestCreateTrainingCategoryDocument,
  RestDeleteTrainingCategoryDocument,
  RestRemoveTrainingProblemDocument,
  RestTrainingBankProblemsDocument,
  RestTrainingCandidatesDocument,
  RestUpdateTrainingCategoryDocument,
} from './admin-training.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type Operate, type RestAuth } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { wireCategory, wireId } from './training.wire.ts';
import { flag, int, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

const categoryPath = '/api/admin/training/category';

/** A place has no number of its own, and its times are not kept. */
function wirePlace({ trainingId, problemId, displayId, rank }: RestManagedTrainingProblemFragment) {
  return {
    id: wireId(problemId),
    tid: wireId(trainingId),
    pid: wireId(problemId),
    displayId,
    rank,
    gmtCreate: null,
    gmtModified: null,
  };
}

/** Puts a problem at the end of a training. */
async function addPlace(
  operate: Operate,
  { tid, pid, displayId }: { readonly tid: number; readonly pid: number; readonly displayId: string | undefined },
): Promise<null> {
  const { addTrainingProblem } = await operate(RestAddTrainingProblemDocument, {
    input: { trainingId: String(tid), problemId: String(pid), displayId: displayId ?? null },
  });
  return addTrainingProblem.__typename === 'AddTrainingProblemSuccess' ? null : failDomain(addTrainingProblem);
}

/** Where calls about problems of trainings are, and for whom. */
interface TrainingProblemArea {
  readonly listPath: string;
  readonly addPath: string;
  readonly path: string;
  readonly addedBy: RestAuth;
  readonly changedBy: RestAuth;
}

/** Lists, adds, changes and removes problems of trainings. */
export function trainingProblemCalls({ listPath, addPath, path, addedBy, changedBy }: TrainingProblemArea) {
  return [
    restCall({
      method: 'GET',
      path: listPath,
      auth: addedBy,
      input: z.object({ ...paging(10), keyword: optionalText, queryExisted: flag, tid: int }),
      async answer({ input: { tid, keyword, queryExisted, currentPage, limit }, operate }) {
        const variables = {
          trainingId: String(tid),
          keyword: keyword ?? null,
          page: { page: currentPage, size: limit },
        };
        if (!queryExisted) {
          const { trainingProblemCandidates } = await operate(RestTrainingCandidatesDocument, variables);
          return {
            problemList: pageOf(trainingProblemCandidates, trainingProblemCandidates.items.map(wireRow)),
            trainingProblemMap: {},
          };
        }
        const { trainingBankProblems, managedTrainingProblems } = await operate(
          RestTrainingBankProblemsDocument,
          variables,
        );
        return {
          problemList: pageOf(trainingBankProblems, trainingBankProblems.items.map(wireRow)),
          trainingProblemMap: Object.fromEntries(
            managedTrainingProblems.map((place) => [place.problemId, wirePlace(place)]),
          ),
        };
      },
    }),
    restCall({
      method: 'POST',
      path: addPath,
      auth: addedBy,
      input: z.object({ pid: int, tid: int, displayId: optionalText }),
      answer: ({ input: { pid, tid, displayId }, operate }) => addPlace(operate, { tid, pid, displayId }),
    }),
    restCall({
      method: 'PUT',
      path,
      auth: changedBy,
      input: z.object({ tid: int, pid: int, displayId: optionalText, rank: optionalInt }),
      async answer({ input: { tid, pid, displayId, rank }, operate }) {
        const { changeTrainingProblem } = await operate(RestChangeTrainingProblemDocument, {
          input: {
            trainingId: String(tid),
            problemId: String(pid),
            displayId: displayId ?? null,
            rank: rank ?? null,
          },
        });
        return changeTrainingProblem.__typename === 'ChangeTrainingProblemSuccess'
          ? null
          : failDomain(changeTrainingProblem);
      },
    }),
    restCall({
      method: 'DELETE',
      path,
      auth: changedBy,
      input: z.object({ pid: int, tid: optionalInt }),
      async answer({ input: { pid, tid }, operate, context: { locale } }) {
        // Without a training the reference deletes the problem itself, with its data.
        if (!tid) return failWith(400, say(sentences.noTrainingGiven, locale));
        const { removeTrainingProblem } = await operate(RestRemoveTrainingProblemDocument, {
          input: { trainingId: String(tid), problemId: String(pid) },
        });
        return removeTrainingProblem.__typename === 'RemoveTrainingProblemSuccess'
          ? null
          : failDomain(removeTrainingProblem);
      },
    }),
  ];
}

/** Problems and categories of trainings: calls of the contract's area "admin-training". */
export const adminTrainingProblemCalls = [
  ...trainingProblemCalls({
    listPath: '/api/admin/training/get-problem-list',
    addPath: '/api/admin/training/add-problem-from-public',
    path: '/api/admin/training/problem',
    addedBy: 'admin',
    changedBy: 'problem_admin',
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/training/import-remote-oj-problem',
    auth: 'admin',
    changesState: true,
    input: z.object({ ...remoteProblem, tid: int }),
    async answer({ input: { tid, ...wanted }, operate }) {
      // Who may not change the training imports nothing.
      await operate(RestTrainingBankProblemsDocument, {
        trainingId: String(tid),
        keyword: null,
        page: { page: 1, size: 1 },
      });
      return addPlace(operate, { tid, pid: await importRemoteProblem(operate, wanted, true), displayId: undefined });
    },
  }),
  restCall({
    method: 'POST',
    path: categoryPath,
    auth: 'problem_admin',
    input: z.object({ name: text, color: text }),
    async answer({ input, operate }) {
      const { createTrainingCategory } = await operate(RestCreateTrainingCategoryDocument, { input });
      return createTrainingCategory.__typename === 'CreateTrainingCategorySuccess'
        ? wireCategory(createTrainingCategory.category)
        : failDomain(createTrainingCategory);
    },
  }),
  restCall({
    method: 'PUT',
    path: categoryPath,
    auth: 'problem_admin',
    input: z.object({ id: int, name: text, color: text }),
    async answer({ input: { id, name, color }, operate }) {
      const { updateTrainingCategory } = await operate(RestUpdateTrainingCategoryDocument, {
        input: { id: String(id), name, color },
      });
      return updateTrainingCategory.__typename === 'UpdateTrainingCategorySuccess'
        ? null
        : failDomain(updateTrainingCategory);
    },
  }),
  restCall({
    method: 'DELETE',
    path: categoryPath,
    auth: 'problem_admin',
    input: z.object({ cid: int }),
    async answer({ input, operate }) {
      const { deleteTrainingCategory } = await operate(RestDeleteTrainingCategoryDocument, {
        input: { id: String(input.cid) },
      });
      return deleteTrainingCategory.__typename === 'DeleteTrainingCategorySuccess'
        ? null
        : failDomain(deleteTrainingCategory);
    },
  }),
];
