/** `VERDICT_FULL=1`: tests that take a sample by name run everything. */
export const isFullRun = process.env['VERDICT_FULL'] === '1';

/** A number from 0 by which a name takes its place in a sample: adding a name moves no other. */
export function sampleNumber(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
