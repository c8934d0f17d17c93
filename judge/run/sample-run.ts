import type { SampleResult, SampleRunResult } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { SampleRunTask } from '../protocol/task.ts';
import type { JudgeTools } from './judge-tools.ts';
import { tryProgram } from './tried-program.ts';
import { boundedWritten } from './written.ts';

/**
 * Runs a program on each sample of its problem; it is compiled once, and a sample that it fails does not keep it from
 * the next.
 *
 * @throws for our own failures: the task is to be given back.
 */
export async function runSamples(task: SampleRunTask, tools: JudgeTools): Promise<SampleRunResult> {
  const casesTotal = task.samples.length;
  tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal });
  const tried = await tryProgram(task, tools, async (tryOn) => {
    const samples: SampleResult[] = [];
    for (const sample of task.samples) {
      tools.onProgress({ status: Status.JUDGING, casesDone: samples.length, casesTotal });
      const { output, stderr, ...facts } = await tryOn(sample, sample.files);
      samples.push({ number: sample.number, ...facts, written: boundedWritten(output, stderr) });
    }
    return samples;
  });
  if ('untried' in tried) return { ...tried.untried, samples: [] };
  const failed = tried.result.find(({ status }) => status !== Status.ACCEPTED);
  return { status: failed?.status ?? Status.ACCEPTED, message: null, samples: tried.result };
}
