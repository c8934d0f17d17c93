/** Classes of failures; docs/decisions/180-remote-judges.md says what follows from each. */
export type FailureClass =
  | 'network'
  | 'http5xx'
  | 'maintenance'
  /** The judge wants a pause. */
  | 'throttle'
  /** The judge wants a person: a captcha, a check of the browser. */
  | 'challenge'
  /** The session or the credential is not accepted. */
  | 'auth'
  /** A page is not as the parser knows it. */
  | 'layout'
  /** The judge answered that it does not do this. */
  | 'refused';

/** Why a judge refuses a submission, or has no statement. */
export type RefuseReason =
  | 'duplicate-code'
  | 'language'
  | 'too-long'
  | 'empty'
  | 'no-such-problem'
  | 'not-permitted'
  /** The problem takes something else than a program. */
  | 'problem-type'
  /** The judge closes the page to robots. */
  | 'robots'
  | 'contest-running'
  | 'quota'
  | 'other';

/** What else is known of a failure. */
export interface FailureFacts {
  readonly reason?: RefuseReason;
  readonly retryAfterMs?: number | null;
  /** False: the judge certainly did not get the request. */
  readonly isSent?: boolean;
  /** Of a credential that is of another user than the one named: his name. */
  readonly owner?: string;
  /** The page that led to it, without secrets. */
  readonly page?: string;
  readonly cause?: unknown;
}

/** A request to a remote judge did not do what it was for. The message is without secrets, for admins. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly class: FailureClass;
  readonly reason: RefuseReason | null;
  readonly retryAfterMs: number | null;
  readonly isSent: boolean;
  readonly owner: string | null;
  readonly page: string | null;

  constructor(failureClass: FailureClass, message: string, facts: FailureFacts = {}) {
    super(message, { cause: facts.cause });
    this.class = failureClass;
    this.reason = facts.reason ?? null;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.isSent = facts.isSent ?? true;
    this.owner = facts.owner ?? null;
    this.page = facts.page ?? null;
  }
}

/** Thrown by parsers: a page lacks what they look for. */
export class LayoutError extends Error {
  override name = 'LayoutError';
}
