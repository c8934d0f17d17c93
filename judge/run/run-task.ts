import type { TaskResult } from '../protocol/report.ts';
import type { Task } from '../protocol/task.ts';
import { compileChecker } from './compile-checker.ts';
import { judgeTask } from './judge-task.ts';
import type { JudgeTools } from './judge-tools.ts';
import { runSamples } from './sample-run.ts';
import { runTest } from './test-run.ts';

/**
 * Does the work of a task of any kind.
 *
 * @throws for our own failures: the task is to be given back.
 */
export async function runTask(task: Task, tools: JudgeTools): Promise<TaskResult> {
  switch (task.kind) {
    case 'judge':
      return { kind: 'judge', judgement: await judgeTask(task, tools) };
    case 'testRun':
      return { kind: 'testRun', testRun: await runTest(task, tools) };
    case 'sampleRun':
      return { kind: 'sampleRun', sampleRun: await runSamples(task, tools) };
    case 'compile':
      return { kind: 'compile', compile: await compileChecker(task, tools) };
  }
}
