import { CookieJar } from 'tough-cookie';
import { z } from 'zod';
import type { Credential } from '../core/credential.ts';

/** Shorter values are no secrets worth hiding, and would hide ordinary words. */
const minSecretCharacters = 6;
const hidden = '[secret]';

const storedSchema = z.object({ cookies: z.record(z.string(), z.unknown()), token: z.string().nullable() });

/** Cookies and token of an account at a judge, and what must not be shown of it. */
export class JudgeSession {
  readonly #jar: CookieJar;
  readonly #secrets = new Set<string>();
  #token: string | null = null;

  constructor(jar: CookieJar = new CookieJar()) {
    this.#jar = jar;
  }

  /** A session as it was stored; a new one where the text is none. */
  static restore(stored: string | null): JudgeSession {
    const parsed = storedSchema.safeParse(jsonOf(stored));
    if (!parsed.success) return new JudgeSession();
    const session = new JudgeSession(CookieJar.deserializeSync(JSON.stringify(parsed.data.cookies)));
    if (parsed.data.token !== null) session.useToken(parsed.data.token);
    for (const { value } of session.#jar.serializeSync()?.cookies ?? [])
      if (typeof value === 'string') session.hide(value);
    return session;
  }

  /** For `restore`; a secret. */
  serialize(): string {
    return JSON.stringify({ cookies: this.#jar.serializeSync(), token: this.#token });
  }

  /** Hides the secrets of a credential. */
  hideCredential(credential: Credential): void {
    if (credential.kind === 'password') this.hide(credential.password);
    if (credential.kind === 'cookie') this.hide(credential.value);
    if (credential.kind === 'token') this.hide(credential.token);
  }

  /** Hides a text wherever `redact` finds it. */
  hide(secret: string): void {
    if (secret.length < minSecretCharacters) return;
    this.#secrets.add(secret);
    this.#secrets.add(encodeURIComponent(secret));
    this.#secrets.add(Buffer.from(secret).toString('base64'));
  }

  /** Sends a token with each request. */
  useToken(token: string): void {
    this.#token = token;
    this.hide(token);
  }

  /** Stores a cookie as if the judge had set it. */
  async useCookie(name: string, value: string, origin: string): Promise<void> {
    await this.store([`${name}=${value}; Path=/`], new URL(origin));
  }

  /** Null: none was given. */
  get token(): string | null {
    return this.#token;
  }

  async headersFor(url: URL): Promise<Record<string, string>> {
    const cookie = await this.#jar.getCookieString(url.href);
    return {
      ...(cookie !== '' && { cookie }),
      ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
    };
  }

  /** Stores cookies that an answer set. */
  async store(cookies: readonly string[], url: URL): Promise<void> {
    for (const text of cookies) {
      const cookie = await this.#jar.setCookie(text, url.href, { ignoreError: true });
      if (cookie !== undefined && cookie !== null) this.hide(cookie.value);
    }
  }

  /** A text without the secrets. */
  redact(text: string): string {
    const longestFirst = [...this.#secrets].toSorted((a, b) => b.length - a.length);
    return longestFirst.reduce((redacted, secret) => redacted.replaceAll(secret, hidden), text);
  }
}

function jsonOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
