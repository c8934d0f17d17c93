import iconv from 'iconv-lite';
import type { RunRow } from '../core/adapter.ts';

/** Clocks of judges differ from ours by less than this, as a rule, in ms. */
export const maxClockDifferenceMs = 120_000;

/** What is known of a run that was sent. */
export interface SentRun {
  readonly username: string;
  readonly ref: string;
  readonly languageId: string;
  readonly source: string;
  readonly sentAt: Date;
  /** A person sent it, some time between `sentAt` and then; absent: the site sent it at once. */
  readonly until?: Date;
  /** Newest run of the account on the problem before; null: there was none. */
  readonly baselineRunId: string | null;
  /** Also runs of other times: the clock of the judge may be wrong. */
  readonly isAtAnyTime?: boolean;
}

/** Runs of a list that may be the one that was sent. */
export function matchingRuns(rows: readonly RunRow[], sent: SentRun): RunRow[] {
  const { sentAt, until = sentAt } = sent;
  const sizes = sent.until === undefined ? sizesOf([sent.source]) : sizesByHand(sent.source);
  return rows.filter(
    (row) =>
      row.username.toLowerCase() === sent.username.toLowerCase() &&
      row.ref === sent.ref &&
      (row.languageId === null || row.languageId === sent.languageId) &&
      (row.codeBytes === null || sizes.has(row.codeBytes)) &&
      (row.submittedAt === null ||
        sent.isAtAnyTime === true ||
        (row.submittedAt.getTime() >= sentAt.getTime() - maxClockDifferenceMs &&
          row.submittedAt.getTime() <= until.getTime() + maxClockDifferenceMs)) &&
      (sent.baselineRunId === null || isNewer(row.runId, sent.baselineRunId)),
  );
}

/** Is one run newer than another, by their numbers? */
function isNewer(runId: string, than: string): boolean {
  return runId.length === than.length ? runId > than : runId.length > than.length;
}

/** Lengths that judges may say a program has that a person copied: that may lose or add the end of its last line. */
export function sizesByHand(source: string): ReadonlySet<number> {
  return sizesOf([source, source.trimEnd(), `${source}\n`]);
}

/** Lengths that judges may say one of these programs has: in UTF-8, GB18030, characters, with either ends of lines. */
function sizesOf(sources: readonly string[]): ReadonlySet<number> {
  const withCarriage = sources.map((source) => source.replaceAll(/\r?\n/gu, '\r\n'));
  return new Set(
    [...sources, ...withCarriage].flatMap((text) => [
      Buffer.byteLength(text),
      iconv.encode(text, 'gb18030').length,
      text.length,
    ]),
  );
}
