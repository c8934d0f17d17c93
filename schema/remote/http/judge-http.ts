import type { Web, WebAnswer } from '../../core/ports/web.ts';
import { WebFailure } from '../../core/web-failure.ts';
import { LayoutError, RemoteFailure, type FailureClass, type FailureFacts } from '../core/failure.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import type { RawDocument } from '../core/raw-document.ts';
import { hasChallengeBox, isChallenge } from './challenge.ts';
import { decodePage } from './decode-page.ts';
import type { JudgeSession } from './judge-session.ts';

/** Longest page, in bytes. */
const maxPageBytes = 8 * 1024 ** 2;
/** Longest page kept with a failure, in characters. */
const maxKeptCharacters = 200_000;
/** Longest pause that a judge may ask for, in ms. */
const maxRetryAfterMs = 3_600_000;
/** Longest time a request takes, in ms (server/adapters/web.ts). */
const maxRequestMs = 60_000;

/** An answer of a judge: neither a challenge nor a failure of the server. */
export interface JudgePage extends RawDocument {
  readonly status: number;
  /** Where a redirect leads; null: it is none. */
  readonly location: string | null;
  /** Decoded. */
  readonly text: string;
}

/** An answer as it came, for admins. */
export interface HeardAnswer {
  readonly status: number;
  /** With the query. */
  readonly path: string;
  /** Without secrets. */
  readonly text: string;
}

/** What a request carries. */
export interface PostBody {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Further headers, and the longest body of the answer in bytes. */
interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
}

/** With whom and how a conversation is held. */
export interface JudgeHttpOptions {
  readonly web: Web;
  readonly info: Pick<JudgeInfo, 'charset'>;
  /** Of the judge, or of its stand-in; without a slash at its end. */
  readonly origin: string;
  readonly session: JudgeSession;
  readonly userAgent: string;
  readonly clock: () => Date;
  /** Requests that could end later are not made. Null: none is too late. */
  readonly deadline?: Date | null;
  /** Of a robot: what the judge lets it read. Absent: a person asks. */
  readonly isAllowed?: ((url: URL) => boolean) | undefined;
}

/**
 * A conversation with a judge in one session. Does not follow redirects, wait or retry. All its methods throw
 * RemoteFailure alone, without secrets of the session.
 */
export class JudgeHttp {
  readonly #options: JudgeHttpOptions;
  #heard: HeardAnswer | null = null;

  constructor(options: JudgeHttpOptions) {
    this.#options = options;
  }

  get origin(): string {
    return this.#options.origin;
  }

  get session(): JudgeSession {
    return this.#options.session;
  }

  /** Answer to the last request, also where it was a failure; null: none came. */
  get lastAnswer(): HeardAnswer | null {
    if (this.#heard === null) return null;
    const { status, path, text } = this.#heard;
    const { session } = this.#options;
    return { status, path: session.redact(path), text: session.redact(text) };
  }

  /** Gets a page. @param path of the judge, or an address of its origin. */
  get(path: string, options: RequestOptions = {}): Promise<JudgePage> {
    return this.#send('GET', path, options);
  }

  /** Gets a page where anything but that page, a redirect too, is a change of the judge's layout. */
  async getPage(path: string, options: RequestOptions = {}): Promise<JudgePage> {
    const page = await this.get(path, options);
    if (page.status === 200) return page;
    throw this.failure('layout', `${page.status} at ${pathOf(page.url)}`, { page: page.text });
  }

  /** Posts a form or JSON. */
  post(path: string, { form, json }: PostBody, { headers, ...options }: RequestOptions = {}): Promise<JudgePage> {
    const isForm = form !== undefined;
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const text = isForm ? formText(form) : JSON.stringify(json);
    return this.#send('POST', path, {
      ...options,
      body: Buffer.from(text),
      headers: {
        'content-type': type,
        origin: this.origin,
        referer: `${this.origin}/`,
        ...headers,
      },
    });
  }

  /** Reads a page by a pure parser. */
  read<T>(page: JudgePage, parse: (text: string) => T): T {
    try {
      return parse(page.text);
    } catch (error) {
      if (!(error instanceof LayoutError)) throw error;
      // A box in place of what was looked for; pages that were read may hold one, too.
      if (hasChallengeBox(page.text)) throw this.failure('challenge', 'a box to tick', { page: page.text });
      throw this.failure('layout', `${error.message} (${pathOf(page.url)}, ${page.status})`, {
        page: page.text,
        cause: error,
      });
    }
  }

  /** A failure, without secrets. */
  failure(failureClass: FailureClass, message: string, facts: FailureFacts = {}): RemoteFailure {
    const { session } = this.#options;
    const { retryAfterMs = null } = facts;
    return new RemoteFailure(failureClass, session.redact(message), {
      ...facts,
      retryAfterMs: retryAfterMs === null ? null : Math.min(retryAfterMs, maxRetryAfterMs),
      ...(facts.page !== undefined && { page: session.redact(facts.page).slice(0, maxKeptCharacters) }),
    });
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    { headers = {}, maxBytes = maxPageBytes, body }: RequestOptions & { readonly body?: Buffer },
  ): Promise<JudgePage> {
    const { web, origin, session, userAgent, clock, deadline = null, isAllowed } = this.#options;
    const url = new URL(path, `${origin}/`);
    if (url.origin !== origin) throw this.failure('layout', `an address of another site: ${url.origin}`);
    if (isAllowed?.(url) === false)
      throw this.failure('refused', `closed to robots: ${url.pathname}`, { reason: 'robots', isSent: false });
    if (deadline !== null && clock().getTime() + maxRequestMs > deadline.getTime())
      throw this.failure('network', 'too late for a request', { isSent: false });
    this.#heard = null;
    let answer: WebAnswer;
    try {
      answer = await web.send({
        url,
        method,
        headers: { 'user-agent': userAgent, ...(await session.headersFor(url)), ...headers },
        body,
        maxBytes,
        trustedOrigin: origin,
      });
    } catch (error) {
      if (!(error instanceof WebFailure)) throw error;
      throw this.failure('network', `${error.reason} at ${url.pathname}`, { isSent: error.isSent, cause: error });
    }
    await session.store(answer.cookies, url);
    return this.#checked(url, answer);
  }

  #checked(url: URL, { status, headers, body }: WebAnswer): JudgePage {
    const contentType = (headers.get('content-type') ?? '').toLowerCase();
    const text = decodePage(body, contentType, this.#options.info.charset);
    this.#heard = { status, path: url.pathname + url.search, text };
    const at = `${status} at ${url.pathname}`;
    const retryAfterMs = pauseOf(headers.get('retry-after'), this.#options.clock());
    if (isChallenge({ status, headers, text })) throw this.failure('challenge', at, { page: text });
    if (status === 429) throw this.failure('throttle', `too many requests: ${at}`, { retryAfterMs });
    if (status === 503) throw this.failure('maintenance', `not available: ${at}`, { retryAfterMs, page: text });
    if (status >= 500) throw this.failure('http5xx', `an error of the server: ${at}`, { page: text });
    const location = status >= 300 && status < 400 ? (headers.get('location') ?? null) : null;
    return {
      url: url.href,
      status,
      contentType,
      bytes: body,
      text,
      location: location === null ? null : absolute(location, url),
    };
  }
}

/** As `encodeURIComponent` writes it, which is how scripts of pages do: a blank is `%20`. */
function formText(form: Readonly<Record<string, string>>): string {
  return Object.entries(form)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

function absolute(location: string, base: URL): string {
  return URL.canParse(location, base.href) ? new URL(location, base).href : base.href;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** A `Retry-After` in seconds or as a date. */
function pauseOf(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const ms = /^\d+$/u.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
