/** A request that a call must answer with success, and whose answer must then fit the contract's shape. */
export interface Exercise {
  readonly query?: Record<string, string | number | boolean>;
  readonly body?: unknown;
  /** Sent with the scene's user's token. */
  readonly isSignedIn?: boolean;
  /** Sent with an admin's token. */
  readonly isAdmin?: boolean;
  readonly headers?: Record<string, string>;
}
