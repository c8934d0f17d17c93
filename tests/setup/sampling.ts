/** `VERDICT_FULL=1`: tests that take a sample by name run everything. */
export const isFullRun = process.env['VERDICT_FULL'] === '1';

/** A number from 0 by which a name takes its place in a sample: adding a name moves no other. */
export function sampleNumber(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

const turn = process.env['VERDICT_TURN'];

/** `VERDICT_TURN=0` or `1`, as `npm test` sets on a slow machine: does a test belong to the half that does not run? */
export function isOfOtherTurn(title: string): boolean {
  return turn !== undefined && String(sampleNumber(title) % 2) !== turn;
}
