import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const command = join(import.meta.dirname, '../../client/cli/verdict.mjs');

/** How the command line ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  /** Its stdout. */
  readonly said: string;
  /** Its stderr. */
  readonly complained: string;
}

/** Where and as whom the command line runs. */
export interface CommandOptions {
  /** Working folder, with the settings below it. */
  readonly folder: string;
  /** Address of the site. */
  readonly url: string;
  readonly token: string;
  readonly env: Readonly<Record<string, string>>;
  /** Its stdin. */
  readonly input: string;
  /** Called with all of stderr so far when it grows. */
  readonly onComplaint: (soFar: string) => void;
}

/** Runs the command line as a user does, without a terminal. */
export async function runVerdict(
  words: readonly string[],
  {
    folder,
    url,
    token,
    env = {},
    input = '',
    onComplaint = () => {},
  }: Pick<CommandOptions, 'folder' | 'url' | 'token'> & Partial<CommandOptions>,
): Promise<Ended> {
  const { VERDICT_TOKEN: _token, VERDICT_URL: _url, ...inherited } = process.env;
  const child = spawn(process.execPath, [command, ...words], {
    cwd: folder,
    env: {
      ...inherited,
      LC_ALL: 'en_US.UTF-8',
      XDG_CONFIG_HOME: join(folder, 'config'),
      VERDICT_URL: url,
      VERDICT_TOKEN: token,
      ...env,
    },
  });
  child.stdin.end(input);
  let complained = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complained += chunk;
    onComplaint(complained);
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number | null]>]);
  return { code, said, complained };
}
