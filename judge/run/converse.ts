import { transcriptCharacters } from '../protocol/report.ts';
import type { RunResult } from '../sandbox/sandbox.types.ts';
import { readTranscript } from '../sandbox/transcript.ts';
import { checkedBy, juryOf, unscored } from './check-output.ts';
import { programRequest } from './compile.ts';
import { conversationVerdict } from './interaction-verdict.ts';
import type { CaseJob, Checked } from './judge-case.types.ts';
import { prepareJuryRun } from './jury-program.ts';
import { contestantLimits, interactorLimits, keptStderrBytes } from './limits.ts';
import { saysOutOfMemory } from './run-program.ts';
import { transcriptText } from './transcript-text.ts';
import type { Workspace } from './workspace.ts';

/** A conversation that has ended. */
export interface Conversation extends Checked {
  /** Of the contestant's program. */
  readonly result: RunResult;
  readonly stderr: Buffer;
  /** What the two said to each other (transcript-text.ts). */
  readonly transcript: string;
}

/** Beyond what can be noted of a conversation. */
const notedBytes = 4 * 1024 * 1024;

/** Lets the program and the interactor talk, and decides what comes of it. */
export async function converse(workspace: Workspace, job: CaseJob): Promise<Conversation> {
  const start = programRequest(job.program, job.limits, job.args);
  const stderr = workspace.output('stderr');
  const transcript = workspace.output('transcript');
  await using interactor = await prepareJuryRun(workspace, juryOf(job), {
    files: { input: job.input, answer: job.answer, output: null },
    flags: job.flags,
    limits: interactorLimits(job.limits),
    feedback: job.feedback,
  });
  try {
    const pair = await workspace.sandbox.runPair(
      {
        argv: start.argv,
        env: start.env,
        mounts: [...start.mounts, ...job.files],
        stdin: { kind: 'null' },
        stdout: { kind: 'null' },
        stderr: stderr.sink,
        limits: contestantLimits(job.limits, start, job.answerBytes),
      },
      interactor.request,
      transcript.sink,
    );
    const verdict = await interactor.verdict(pair.second);
    const said = await stderr.read(keptStderrBytes);
    const text = said.toString('latin1');
    const ended = conversationVerdict({
      contestant: { ...pair.first, isOutOfMemory: saysOutOfMemory(job, pair.first, text), stderr: text },
      interactor: {
        ...pair.second,
        isOutOfMemory: false,
        stderr: verdict.kind === 'failure' ? verdict.cause : '',
        verdict,
      },
      endedFirst: pair.endedFirst === 'first' ? 'contestant' : 'interactor',
      timeLimitMs: job.limits.timeMs,
    });
    const checked = ended.kind === 'checked' ? checkedBy(ended.verdict) : unscored(ended.end.status, ended.end.message);
    return {
      ...checked,
      result: pair.first,
      stderr: said,
      transcript: transcriptText(readTranscript(await transcript.read(notedBytes)), transcriptCharacters),
    };
  } finally {
    stderr.remove();
    transcript.remove();
  }
}
