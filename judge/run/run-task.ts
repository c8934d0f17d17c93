import type { TaskResult } from '../protocol/report.ts';
import type { Task } from '../protocol/task.ts';
import { judgeTask, type JudgeTools } from './judge-task.ts';

/**
 * Does the work of a task of any kind.
 * @throws for our own failures: the task is to be given back.
 */
export async function runTask(task: Task, tools: JudgeTools): Promise<TaskResult> {
  switch (task.kind) {
    case 'judge':
      return { kind: 'judge', judgement: await judgeTask(task, tools) };
    case 'testRun':
    case 'compile':
      throw new Error(`tasks of kind ${task.kind} are not known`);
  }
}
