import { testRunOutputCharacters, type TestRunResult } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { TestRunTask } from '../protocol/task.ts';
import type { JudgeTools } from './judge-tools.ts';
import { outputText } from './text.ts';
import { tryProgram } from './tried-program.ts';

/**
 * Runs a program once on an input of its author's own (decision 137, "Test run").
 *
 * @throws for our own failures: the task is to be given back.
 */
export async function runTest(task: TestRunTask, tools: JudgeTools): Promise<TestRunResult> {
  tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal: 1 });
  const tried = await tryProgram(task, tools, async (tryOn) => {
    tools.onProgress({ status: Status.JUDGING, casesDone: 0, casesTotal: 1 });
    return await tryOn(task, []);
  });
  if ('untried' in tried) return { timeMs: null, memoryKb: null, output: '', stderr: '', ...tried.untried };
  const { output, stderr, ...facts } = tried.result;
  return {
    ...facts,
    output: outputText(output, testRunOutputCharacters),
    stderr: outputText(stderr, testRunOutputCharacters),
  };
}
