import { Command } from 'commander';
import { login, logout } from './login.ts';
import { createOutput } from './output.ts';
import { submit } from './submit.ts';
import { test } from './test.ts';
import { UserError } from './user-error.ts';
import { watch } from './watch.ts';
import { say } from './words.ts';

/** What went wrong before a verdict was there; 1 is for verdicts other than Accepted. */
const failed = 2;

// Whoever reads may stop (`| head`): the verdict is still the exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const output = createOutput({ isJson: process.argv.includes('--json') });

/** Runs a command: its exit code is that of the process, and what a user can mend is told in a sentence. */
function run<Args extends unknown[]>(command: (...args: Args) => Promise<number>): (...args: Args) => Promise<void> {
  return async (...args) => {
    try {
      process.exitCode = await command(...args);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      output.fail(error.message);
      process.exitCode = failed;
    }
  };
}

const program = new Command('verdict')
  .description(say('program'))
  .helpOption('-h, --help', say('help'))
  .addHelpCommand(false)
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : failed));

program
  .command('login')
  .argument('[url]', say('argUrl'))
  .description(say('login'))
  .option('--json', say('optJson'))
  .action(run((url: string | undefined) => login(output, url)));
program
  .command('logout')
  .description(say('logout'))
  .option('--json', say('optJson'))
  .action(run(() => logout(output)));
program
  .command('submit')
  .argument('[file]', say('argFile'))
  .description(say('submit'))
  .option('-p, --problem <id>', say('optProblem'))
  .option('-l, --language <key>', say('optLanguage'))
  .option('-w, --watch', say('optWatch'))
  .option('--no-watch', say('optNoWatch'))
  .option('--json', say('optJson'))
  .action(
    run((file: string | undefined, options: { problem?: string; language?: string; watch?: boolean }) =>
      submit(output, { ...options, file }),
    ),
  );
program
  .command('watch')
  .argument('[id]', say('argId'))
  .description(say('watch'))
  .option('--json', say('optJson'))
  .action(run((id: string | undefined) => watch(output, id)));
program
  .command('test')
  .argument('[file]', say('argFile'))
  .description(say('test'))
  .option('-p, --problem <id>', say('optProblem'))
  .option('-l, --language <key>', say('optLanguage'))
  .option('-i, --input <file>', say('optInput'))
  .option('--json', say('optJson'))
  .action(
    run((file: string | undefined, options: { problem?: string; language?: string; input?: string }) =>
      test(output, { ...options, file }),
    ),
  );

await program.parseAsync();
