// The command runs in a process without the GraphQL schema, which loads this otherwise.
import '@verdict/schema/wiring.ts';
import { importCommand } from './problem-import.ts';
import { packagePaths } from './problem-paths.ts';
import type { ProblemSite } from './problem-site.ts';
import { verifyCommand } from './problem-verify.ts';

const usage = [
  'Usage: npm run problem -- import PATH...   ' +
    'takes problem packages (folders, zips or FPS files) into the problem bank',
  '       npm run problem -- verify PATH...   judges every jury submission of them and compares the verdicts',
  'A PATH may also be a folder of packages.',
].join('\n');

const commands: Readonly<Record<string, (paths: readonly string[], site: ProblemSite) => Promise<boolean>>> = {
  import: importCommand,
  verify: verifyCommand,
};

/** Says what is wrong with the words of the command; null when nothing is, so that a site is worth opening. */
export function problemUsageError(args: readonly string[]): string | null {
  const [name, ...paths] = args;
  return name !== undefined && name in commands && paths.length > 0 ? null : usage;
}

/**
 * `npm run problem -- import|verify PATH...`
 *
 * @returns the exit code: 1 when anything failed or did not agree, 2 when the words make no command.
 */
export async function problemCommand(args: readonly string[], site: ProblemSite): Promise<number> {
  const [name = '', ...paths] = args;
  const command = commands[name];
  if (command === undefined || paths.length === 0) {
    site.print(usage);
    return 2;
  }
  return (await command(await packagePaths(paths), site)) ? 0 : 1;
}
