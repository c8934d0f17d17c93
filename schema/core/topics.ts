import type { SitePart } from './shared-cache.ts';

/** What is published between processes: ids only, each process loads what its own subscribers may see. */
export interface Topics {
  /** A task was queued; wakes waiting claims. */
  judgeTask: Record<string, never>;
  /** Progress or verdict of a submission. */
  submission: {
    readonly submissionId: number;
    readonly status: number;
    readonly casesDone: number;
    readonly casesTotal: number;
  };
  /** What a participant of a contest handed in came or was judged, or the balloon for it was brought. */
  board: { readonly contestId: number; readonly participantId: number };
  /** What all who look at a contest see changed: its times, problems, announcements. */
  contest: { readonly contestId: number };
  /** Somebody takes part in a contest who did not, or the other way round. */
  participants: { readonly contestId: number };
  /**
   * A question to the jury of a contest came or was answered. For all: also others than its asker and the jury see
   * another answer now.
   */
  clarification: { readonly contestId: number; readonly askerId: string; readonly isForAll: boolean };
  /** What people say to a comment of a contest changed. For all: others than its author and the jury read it too. */
  comment: { readonly contestId: number; readonly authorId: string; readonly isForAll: boolean };
  /** A text to be printed came, or was printed. */
  contestPrint: { readonly contestId: number; readonly userId: string };
  /** A test run moved on. */
  testRun: { readonly testRunId: number };
  /** A checker was compiled. */
  checkerCompile: { readonly checkerCompileId: number };
  /** A problem was changed by its form, by an import or in the list. */
  problem: { readonly problemId: number };
  /** A report on the jury's programs of a problem came, went or moved on. */
  juryReport: { readonly problemId: number };
  /** A batch of rejudges moved on. */
  rejudge: { readonly rejudgeId: number };
  /** There may be work of a kind of background job, on the row of this id. */
  job: { readonly name: string; readonly id: number };
  /** A batch of problems that are imported moved on. */
  problemImport: { readonly problemImportId: number };
  /** An upload of somebody's moved on. */
  upload: { readonly uploadId: number };
  /**
   * Unread counts changed, of these users, and of those whose id is in a range (after the first, through the second).
   */
  unread: {
    readonly userIds: readonly string[];
    readonly range?: { readonly after: string; readonly through: string } | undefined;
  };
  /** A node came, went, was told something or told something of itself. */
  judgeNode: { readonly nodeId: number };
  /** Admins changed what all visitors see. */
  sitePart: { readonly part: SitePart };
}
export type Topic = keyof Topics;
