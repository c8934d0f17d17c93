import { Status } from '@verdict/judge/protocol/status.ts';
import type { TaskKind } from '../../queue/task/task-kind.ts';
import { failedTestRun } from './failed-test-run.ts';
import { removeOldTestRuns } from './test-run-removal.service.ts';
import { storeSampleRunResult, storeTestRunResult, tellTestRun } from './test-run-result.service.ts';
import { buildTestRunTask } from './test-run-task.service.ts';

/** Runs a program on its user's own input, or on all samples. */
export const testRunTask: TaskKind = {
  subject: 'testRunId',
  build: buildTestRunTask,

  async conclude(tx, pubsub, { id: testRunId, result }) {
    if (result.kind === 'testRun') await storeTestRunResult(tx, pubsub, { testRunId, result: result.testRun });
    else if (result.kind === 'sampleRun')
      await storeSampleRunResult(tx, pubsub, { testRunId, result: result.sampleRun });
    else return false;
    return true;
  },

  fail: (tx, pubsub, { id: testRunId, message }) =>
    storeTestRunResult(tx, pubsub, { testRunId, result: failedTestRun(message) }),
  showWaiting: (tx, pubsub, testRunId) => tellTestRun(tx, pubsub, { testRunId, status: Status.PENDING }),
  showProgress: (tx, pubsub, { id: testRunId, status }) => tellTestRun(tx, pubsub, { testRunId, status }),
  cleanUp: removeOldTestRuns,
};
