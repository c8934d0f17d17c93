import { Status } from '../protocol/status.ts';
import type { Comparison } from '../protocol/task.ts';
import { unscored } from './check-output.ts';
import type { Checked } from './judge-case.types.ts';
import type { ProgramRun } from './run-program.ts';
import { readableText } from './text.ts';

/** What a validator says of a wrong input is seldom longer than a line. */
const messageCharacters = 1_000;

/** What a validator thinks of its input: the one exit code accepts, any other refuses with what it wrote to stderr. */
export async function checkExitCode(
  { result: { end }, bad, stderr }: ProgramRun,
  { accepted }: Extract<Comparison, { kind: 'exitCode' }>,
): Promise<Checked> {
  if (end.kind !== 'exited')
    return bad === null ? unscored(Status.WRONG_ANSWER, null) : unscored(bad.status, bad.message);
  if (end.code === accepted) return unscored(Status.ACCEPTED, null);
  const words = readableText(await stderr(), messageCharacters).trim();
  return { ...unscored(Status.WRONG_ANSWER, null), judgeMessage: words === '' ? `exit code ${end.code}` : words };
}
