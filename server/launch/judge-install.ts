import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { say, warn } from './progress.ts';
import { repository } from './run-tool.ts';
import { aptCommand, installPackages, isInstalled } from './system-packages.ts';

/** A language of the judge, and how its tools come onto a machine. */
const languageSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Of Debian 12. */
  packages: z.array(z.string()).optional(),
  /** Where Debian has no package. */
  advice: z.string().optional(),
  /** Null: not found on this machine. */
  version: z.string().nullable(),
});
type Language = z.infer<typeof languageSchema>;

/**
 * `npm run judge -- install LANG...`: installs the tools of languages, of each one by its Debian packages, and looks
 * for them again. What is found already is left as it is. `all` stands for every language that Debian has.
 *
 * @returns exit code: 0 when all that were asked for are there, 1 when not, 2 for names that are no language.
 */
export async function installLanguages(keys: readonly string[], isRoot: boolean): Promise<number> {
  const known = await readLanguages();
  const unknown = keys.filter((key) => key !== 'all' && !known.some((language) => language.key === key));
  if (keys.length === 0 || unknown.length > 0) {
    if (unknown.length > 0) warn(`There is no language ${unknown.map((key) => `"${key}"`).join(', ')}.`);
    warn(`Name one or more of: ${known.map(({ key }) => key).join(' ')}, or: all`);
    return 2;
  }
  const wanted = keys.includes('all') ? known : known.filter(({ key }) => keys.includes(key));
  const absent = wanted.filter(({ version }) => version === null);
  const missing = [...new Set(absent.flatMap(({ packages = [] }) => packages))].filter(
    (name) => !isInstalled({ name }),
  );
  if (missing.length > 0 && !isRoot) {
    warn(`Installing packages takes root. Type:  sudo apt-get update && sudo ${aptCommand(missing)}`);
    return 1;
  }
  if (missing.length > 0) say(`Installing ${missing.join(', ')}`);
  const failure = missing.length > 0 ? installPackages(missing) : null;
  if (failure !== null) warn(`apt-get failed:\n${failure}\nTry it by hand:  ${aptCommand(missing)}`);
  const absentNow = report(wanted, await readLanguages());
  if (missing.length > 0) say('A judge that is running offers what is new once it is started again.');
  const owed = keys.includes('all') ? absentNow.filter(({ packages }) => packages !== undefined) : absentNow;
  return owed.length === 0 ? 0 : 1;
}

/** Says what came of each language. @returns those that are not there. */
function report(wanted: readonly Language[], now: readonly Language[]): readonly Language[] {
  const versionOf = (key: string): string | null => now.find((language) => language.key === key)?.version ?? null;
  for (const { key, name, packages = [], advice, version: before } of wanted) {
    const version = versionOf(key);
    if (version === null)
      warn(`${key}: ${advice ?? `${packages.join(', ')} should bring it, but no ${name} was found`}`);
    else say(`${key}: ${version}${before === null ? ', installed now' : ', was there already'}`);
  }
  return wanted.filter(({ key }) => versionOf(key) === null);
}

async function readLanguages(): Promise<readonly Language[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(repository, 'judge/languages/list.ts')],
    { cwd: repository },
  );
  return z.array(languageSchema).parse(JSON.parse(stdout));
}
