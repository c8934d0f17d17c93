import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { diffLines } from 'diff';
import { readAccount, type Account } from './config.ts';
import { startTestRunMutation, testRunQuery, testRunSubscription, type TestRun } from './operations.ts';
import type { Output } from './output.ts';
import { exitCodeOf, printBlock, shownCost, shownProgress, shownStatus } from './result.ts';
import { ask, follow } from './site.ts';
import { readSource, type Source, type SourceWishes } from './source.ts';
import { refusal } from './submit.ts';
import { UserError } from './user-error.ts';
import { say } from './words.ts';

interface TestWishes extends SourceWishes {
  /** File with an input of the user's own; "-" is standard input. */
  readonly input?: string | undefined;
}

/** What a program is run on. */
interface Trial {
  readonly name: string;
  readonly input: string;
  /** From 1; null: an input of the user's own. */
  readonly sampleNumber: number | null;
}

/** verdict test [file] */
export async function test(output: Output, wishes: TestWishes): Promise<number> {
  const account = await readAccount();
  const source = await readSource(account, wishes);
  const { file, problem, language } = source;
  const trials =
    wishes.input === undefined
      ? samplesOf(source)
      : [{ name: say('ownInput'), input: await readInput(wishes.input), sampleNumber: null }];
  output.line(say('submitting', { file, problem: problem.displayId, title: problem.title, language: language.name }));
  const runs: TestRun[] = [];
  for (const trial of trials) {
    const run = await runTrial(account, output, source, trial);
    print(output, trial, run);
    runs.push(run);
  }
  output.json({ problem: problem.displayId, language: language.key, runs });
  return runs.every(({ status }) => exitCodeOf(status) === 0) ? 0 : 1;
}

function samplesOf({ problem }: Source): Trial[] {
  if (problem.samples.length === 0) throw new UserError('noSamples', { problem: problem.displayId });
  return problem.samples.map(({ input }, index) => ({
    name: say('sample', { number: index + 1 }),
    input,
    sampleNumber: index + 1,
  }));
}

async function readInput(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  return readFile(path, 'utf8').catch(() => {
    throw new UserError('noFile', { file: path });
  });
}

async function runTrial(account: Account, output: Output, source: Source, trial: Trial): Promise<TestRun> {
  const variables = { key: (await start(account, source, trial)).key };
  const runs = follow(account, {
    subscription: testRunSubscription,
    variables,
    stateOf: (data): TestRun => data.testRunProgress,
    poll: async () => {
      const { testRun } = await ask(account, testRunQuery, variables);
      if (testRun === null) throw new UserError('noSubmission');
      return testRun;
    },
    isOver: ({ status }) => isFinal(status),
    onPoll: () => output.progress(say('polling')),
  });
  let last: TestRun | null = null;
  for await (const run of runs) {
    last = run;
    if (!isFinal(run.status)) output.progress(`${trial.name}: ${shownProgress(run)}`);
  }
  // It ends with a final state, or throws.
  if (last === null) throw new UserError('noSubmission');
  return last;
}

/** Starts a run; the site takes one a second, so the next sample may have to wait. */
async function start(
  account: Account,
  { code, problem, language }: Source,
  { input, sampleNumber }: Trial,
): Promise<TestRun> {
  for (;;) {
    const asked = { problemDisplayId: problem.displayId, languageKey: language.key, code, input, sampleNumber };
    const { startTestRun } = await ask(account, startTestRunMutation, { input: asked });
    if ('data' in startTestRun) return startTestRun.data;
    const { retryAt } = startTestRun;
    if (retryAt === undefined) throw refusal(startTestRun);
    await new Promise((resolve) => setTimeout(resolve, Math.max(100, Date.parse(retryAt) - Date.now())));
  }
}

function print(output: Output, { name, sampleNumber }: Trial, run: TestRun): void {
  const { status, input, expectedOutput, output: got, stderr, message } = run;
  output.line(
    `${name}  ${shownStatus(output, status)}  ` +
      `${output.paint('dim', shownCost(run))}${message !== null && !message.includes('\n') ? `  ${message}` : ''}`,
  );
  if (message?.includes('\n')) output.line(message.replace(/\n$/, ''));
  if (sampleNumber === null) printBlock(output, say('output'), got);
  else if (status !== Status.ACCEPTED) {
    printBlock(output, say('input'), input);
    if (expectedOutput !== null && got !== null) printDifference(output, expectedOutput, got);
    else printBlock(output, say('output'), got);
  }
  printBlock(output, say('errors'), stderr);
}

function printDifference(output: Output, expected: string, got: string): void {
  output.line(output.paint('bold', `${say('difference')}:`));
  for (const { value, added, removed } of diffLines(expected, got, { stripTrailingCr: true })) {
    for (const line of value.replace(/\n$/, '').split('\n')) {
      output.line(
        added ? output.paint('green', `+ ${line}`) : removed ? output.paint('red', `- ${line}`) : `  ${line}`,
      );
    }
  }
}
