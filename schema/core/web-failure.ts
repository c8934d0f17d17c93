/** Why a request to another server has no answer. */
export type WebFailureReason =
  /** The address is none that may be asked. */
  | 'FORBIDDEN_ADDRESS'
  /** No connection came about. */
  | 'UNREACHABLE'
  /** The connection ended before the answer did. */
  | 'BROKEN'
  /** No word for too long. */
  | 'TIMEOUT'
  | 'TOO_LARGE';

/** A request has no answer. */
export class WebFailure extends Error {
  override name = 'WebFailure';
  readonly reason: WebFailureReason;
  /** May the other server have got the request? */
  readonly isSent: boolean;

  constructor(reason: WebFailureReason, isSent: boolean, options?: ErrorOptions) {
    super(`no answer: ${reason}`, options);
    this.reason = reason;
    this.isSent = isSent;
  }
}
