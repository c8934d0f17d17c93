import { z } from 'zod';
import { trainingProblemCalls } from './admin-training-problem.rest.ts';
import { RestAddTrainingProblemDocument, RestManagedTrainingsDocument } from './admin-training.rest.generated.ts';
import { trainingFormCalls, wireTrainingRow } from './admin-training.rest.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestGroupOfProblemDocument } from './submission.rest.generated.ts';
import { RestTrainingListDocument } from './training.rest.generated.ts';
import { wireTraining } from './training.wire.ts';
import { int, pageOf, paging, text } from './wire.ts';

/** Trainings within groups: calls of the contract's area "group". Who may is the schema's to say. */
export const groupTrainingCalls = [
  restCall({
    method: 'GET',
    path: '/api/group/get-training-list',
    auth: 'user',
    input: z.object({ ...paging(10), gid: int }),
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { trainings } = await operate(RestTrainingListDocument, {
        filter: { groupId: String(gid) },
        page: { page: currentPage, size: limit },
      });
      return pageOf(trainings, trainings.items.map(wireTraining));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/group/get-admin-training-list',
    auth: 'user',
    input: z.object({ ...paging(10), gid: int }),
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { managedTrainings } = await operate(RestManagedTrainingsDocument, {
        groupId: String(gid),
        keyword: null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(managedTrainings, managedTrainings.items.map(wireTrainingRow));
    },
  }),
  ...trainingFormCalls(
    {
      path: '/api/group/training',
      statusPath: '/api/group/change-training-status',
      auth: 'user',
      deletedBy: 'user',
    },
    true,
  ),
  ...trainingProblemCalls({
    listPath: '/api/group/get-training-problem-list',
    addPath: '/api/group/add-training-problem-from-public',
    path: '/api/group/training-problem',
    addedBy: 'user',
    changedBy: 'user',
  }),
  restCall({
    method: 'POST',
    path: '/api/group/add-training-problem-from-group',
    auth: 'user',
    input: z.object({ problemId: text, tid: int }),
    async answer({ input: { problemId, tid }, operate, context: { locale } }) {
      const { problem } = await operate(RestGroupOfProblemDocument, { displayId: problemId });
      if (problem === null || problem.groupId === null) return failWith(404, say(sentences.noSuchProblem, locale));
      const { addTrainingProblem } = await operate(RestAddTrainingProblemDocument, {
        input: { trainingId: String(tid), problemId: String(problem.id), displayId: null },
      });
      return addTrainingProblem.__typename === 'AddTrainingProblemSuccess' ? null : failDomain(addTrainingProblem);
    },
  }),
];
