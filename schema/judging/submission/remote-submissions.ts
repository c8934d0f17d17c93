import type { Context, Services, Transaction } from '../../core/context.ts';
import type { QueuePlace } from '../../queue/task/queue-place.loader.ts';

/** A submission for a problem of a remote judge. */
export interface RemoteSubmissionRow {
  readonly submissionId: number;
  readonly problemId: number;
  readonly userId: string;
  readonly languageKey: string;
  readonly isOfContest: boolean;
  /** How the submitter submits it himself; absent: the site decides who sends it, or as the first time. */
  readonly wantedMode?: RemoteSubmitMode | null;
}

/** Ways to submit to a remote judge oneself: in a browser now, or by a run that exists. */
export type RemoteSubmitMode = 'BROWSER' | 'CLAIM';

/** What the remote wing does with submissions (schema/wiring.ts). */
export interface RemoteSubmissions {
  /**
   * Queues a submission for its judge, once more if it was before.
   *
   * @returns false when nothing is known of the problem's judge, or of the language there.
   * @throws RemoteJudgeOff, RemoteLimitReached, RemoteModeNotOffered; RemoteSessionLost when it was queued before
   */
  enqueue(
    tx: Transaction,
    services: Pick<Services, 'pubsub' | 'defaults'>,
    submission: RemoteSubmissionRow,
    now: Date,
  ): Promise<boolean>;
  /** Shortest program that the judge of a language takes, in characters; 0: it refuses none. */
  minCodeLength(languageKey: string): number;
  /** Where a submission stands in the queue of its judge; null: it is in none. */
  placeOf(context: Context, submissionId: number): Promise<QueuePlace | null>;
  /** Why a submission was not sent or got no result, in the reader's language; null: neither, or it is of no judge. */
  failureOf(context: Context, submissionId: number): Promise<string | null>;
}

let registered: RemoteSubmissions | null = null;

/** Sets who sends them. */
export function registerRemoteSubmissions(submissions: RemoteSubmissions): void {
  registered = submissions;
}

/** Who sends them. */
export function remoteSubmissions(): RemoteSubmissions {
  if (registered === null) throw new Error('remote judges are not registered: schema/wiring.ts was not loaded');
  return registered;
}
