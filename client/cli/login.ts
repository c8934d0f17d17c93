import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { forgetAccount, keepAccount, siteUrl } from './config.ts';
import { viewerQuery } from './operations.ts';
import type { Output } from './output.ts';
import { ask } from './site.ts';
import { UserError } from './user-error.ts';
import { say } from './words.ts';

/** verdict login [url]: asks for what neither the command nor the environment says, tries it, and keeps it. */
export async function login(output: Output, givenUrl: string | undefined): Promise<number> {
  const env = process.env;
  const answers = new Questions();
  try {
    const url = siteUrl(givenUrl ?? env['VERDICT_URL'] ?? (await answers.ask(say('askUrl'), { isSecret: false })));
    const token = (env['VERDICT_TOKEN'] || (await answers.ask(say('askToken'), { isSecret: true }))).trim();
    if (token === '') throw new UserError('noToken');
    const { user } = (await ask({ url, token }, viewerQuery, {})).viewer;
    if (user === null) throw new UserError('tokenRefused');
    const path = await keepAccount({ url, token });
    output.line(say('loggedIn', { url, username: user.username, path }));
    output.json({ url, username: user.username });
    return 0;
  } finally {
    answers.close();
  }
}

/** verdict logout */
export async function logout(output: Output): Promise<number> {
  await forgetAccount();
  output.line(say('loggedOut'));
  output.json({});
  return 0;
}

/** Asks on the terminal, or takes the lines of a pipe. What is secret is not shown as it is typed. */
class Questions {
  #isSecret = false;
  readonly #shown = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!this.#isSecret) process.stderr.write(chunk);
      done();
    },
  });
  #reader: ReturnType<typeof createInterface> | null = null;

  async ask(question: string, { isSecret }: { readonly isSecret: boolean }): Promise<string> {
    this.#reader ??= createInterface({ input: process.stdin, output: this.#shown, terminal: process.stdin.isTTY });
    process.stderr.write(question);
    this.#isSecret = isSecret;
    const closed = new AbortController();
    this.#reader.once('close', () => closed.abort());
    // A pipe that ends has said nothing.
    const answer = await this.#reader.question('', { signal: closed.signal }).catch(() => '');
    if (isSecret) process.stderr.write('\n');
    this.#isSecret = false;
    return answer;
  }

  close(): void {
    this.#reader?.close();
  }
}
