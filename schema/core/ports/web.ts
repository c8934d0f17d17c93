/** A request to a server of somebody else. */
export interface WebRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Longest body of the answer, in bytes, after decompression. */
  readonly maxBytes: number;
  /** Of an operator's settings, which may lie in a private network; all else must have public addresses. */
  readonly trustedOrigin?: string | undefined;
}

/** What came back. Redirects are answers like others. */
export interface WebAnswer {
  readonly status: number;
  /** By their names in lower case; of several with one name the first. */
  readonly headers: ReadonlyMap<string, string>;
  /** Each `Set-Cookie` header. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

/** Port: requests to servers of others, bounded in time and size (adapter: undici). */
export interface Web {
  /**
   * Sends a request once.
   *
   * @throws WebFailure
   */
  send(request: WebRequest): Promise<WebAnswer>;
}

declare module '../context.ts' {
  interface Services {
    readonly web: Web;
  }
}
