import { randomBytes } from 'node:crypto';
import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import {
  disagreements,
  disagreementText,
  scoreText,
  type Expectation,
} from '@verdict/schema/problem/bank/jury-expectation.ts';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import {
  juryResult,
  submitJury,
  type JuryResult,
  type JuryRun,
} from '@verdict/schema/problem/jury-report/jury.service.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import type { ReadProblem } from '@verdict/schema/problem/package/problem-content.ts';
import { listLanguages } from '@verdict/schema/queue/language/language.service.ts';
import { awaitVerdicts, waitForJudge } from './judging.ts';
import { describe, packageFailed } from './problem-import.ts';
import { issueLines } from './problem-issues.ts';
import type { ProblemSite } from './problem-site.ts';
import { textTable } from './text-table.ts';

/*
 * How this works: the package is imported as a hidden problem of its own, whether or not it is in the problem bank, so
 * what is verified is just what an import would make of it and nobody notices. Its jury submissions go through the
 * queue and the judges that everybody uses. Afterwards the hidden problem is removed with all that hangs on it; test
 * data is stored by content and shared with an imported twin.
 */

/** Begin of the display id of hidden problems. */
const hiddenPrefix = 'verify-';
/** Hidden problems of runs that were killed are removed when they are older than this, in milliseconds. */
const forgottenMs = 86_400_000;

interface Tally {
  agreed: number;
  disagreed: number;
  /** No judge has the language. */
  skipped: number;
}

/** Verifies packages one after the other. @returns whether every verdict agrees. */
export async function verifyCommand(paths: readonly string[], site: ProblemSite): Promise<boolean> {
  await site.ensureJudge();
  await waitForJudge(site);
  await removeForgotten(site);
  const tally: Tally = { agreed: 0, disagreed: 0, skipped: 0 };
  let isAllRead = true;
  for (const path of paths) {
    if (site.signal.aborted) return false;
    isAllRead = (await verifyOne(path, site, tally)) && isAllRead;
  }
  site.print(`\n${summary(tally)}`);
  return isAllRead && tally.disagreed === 0 && (tally.agreed > 0 || tally.skipped === 0);
}

function summary({ agreed, disagreed, skipped }: Tally): string {
  const parts = [`${agreed} as expected`, `${disagreed} not as expected`];
  if (skipped > 0) parts.push(`${skipped} skipped, since no judge has the language`);
  return `${agreed + disagreed + skipped} jury submissions: ${parts.join(', ')}`;
}

/** @returns false when the package could not be read or judged. */
async function verifyOne(path: string, site: ProblemSite, tally: Tally): Promise<boolean> {
  const log = createIssueLog();
  await using open = await openPackages(path, log);
  if (open === null) site.print([`\nFAILED  ${path}: it cannot be read`, ...issueLines(log.problems)].join('\n'));
  let isAllRead = open !== null;
  for (const item of open?.items ?? []) {
    const own = createIssueLog();
    const isRead = await item
      .read(own, async (problem) => {
        site.print(`\n${describe(problem)}`);
        await verifyPackage(problem, site, tally);
        return true;
      })
      .catch((error: unknown) => packageFailed(error, { path, item, site }));
    if (isRead === null) site.print([`\nFAILED  ${path}: it cannot be read`, ...issueLines(own.problems)].join('\n'));
    isAllRead &&= isRead === true;
  }
  return isAllRead;
}

async function verifyPackage(problem: ReadProblem, site: ProblemSite, tally: Tally): Promise<void> {
  const { services } = site;
  const { problemId } = await importProblem(services, problem, {
    visibility: 'PRIVATE',
    packageName: null,
    isJuryJudged: false,
    displayId: hiddenPrefix + randomBytes(8).toString('hex'),
  });
  try {
    const now = new Date();
    const root = await services.db.user.findFirstOrThrow({
      where: { role: 'ROOT' },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    const offered = new Set(
      (await listLanguages(services.db, now)).filter(({ isAvailable }) => isAvailable).map(({ key }) => key),
    );
    const runs = await submitJury(services, { problemId, userId: root.id, now, languageKeys: offered });
    const judged = runs.flatMap(({ submissionId }) => submissionId ?? []);
    await awaitVerdicts(site, judged);
    if (!site.signal.aborted) site.print(await report(runs, site, tally));
  } finally {
    await services.db.problem.delete({ where: { id: problemId }, select: { id: true } });
  }
}

async function report(runs: readonly JuryRun[], { services }: ProblemSite, tally: Tally): Promise<string> {
  const rows: string[][] = [['', 'file', 'language', 'expected', 'got', 'time', 'memory']];
  const notes = new Map<number, string[]>();
  for (const run of runs) {
    const expected = expectedText(run.expected);
    if (run.submissionId === null) {
      tally.skipped += 1;
      rows.push(['skip', run.name, run.languageKey, expected, 'no judge has this language']);
      continue;
    }
    const result = await juryResult(services, run.submissionId);
    const wrong = disagreements(run.expected, result);
    if (wrong.length === 0) tally.agreed += 1;
    else tally.disagreed += 1;
    rows.push([
      wrong.length === 0 ? 'ok' : 'WRONG',
      run.name,
      run.languageKey,
      expected,
      got(result),
      figure(result.timeMs, 'ms'),
      figure(result.memoryKb, 'KB'),
    ]);
    if (wrong.length > 0)
      notes.set(rows.length - 1, [...wrong.map((found) => disagreementText(found, 'en-US')), ...details(result)]);
  }
  const lines = textTable(rows);
  return lines
    .flatMap((line, index) => [`  ${line}`, ...(notes.get(index) ?? []).map((note) => `         ${note}`)])
    .join('\n');
}

function expectedText({ statuses, minScore, maxScore }: Expectation): string {
  const verdicts = statuses.map(shortNameOf).join('|');
  if (minScore === null && maxScore === null) return verdicts;
  return `${verdicts} ${minScore === maxScore ? (minScore ?? '') : `${minScore ?? ''}..${maxScore ?? ''}`}`;
}

function got({ status, score }: JuryResult): string {
  return score === null ? shortNameOf(status) : `${shortNameOf(status)} ${scoreText(score)}`;
}

function figure(value: number | null, unit: string): string {
  return value === null ? '-' : `${value} ${unit}`;
}

/** What helps to find out why: the compiler's words, or the first case that went wrong. */
function details({ message, firstBad }: JuryResult): string[] {
  const lines = message === null ? [] : message.split('\n').slice(0, 10);
  if (firstBad === null) return lines;
  const words = [firstBad.message, firstBad.judgeMessage]
    .filter((text) => text !== null && text !== '')
    .join('; ')
    .slice(0, 300);
  return [
    ...lines,
    `first bad case: ${firstBad.name}, ${shortNameOf(firstBad.status)}${words === '' ? '' : `: ${words}`}`,
  ];
}

/** Removes hidden problems that a killed run left behind. */
async function removeForgotten({ services }: ProblemSite): Promise<void> {
  await services.db.problem.deleteMany({
    where: {
      displayId: { startsWith: hiddenPrefix },
      visibility: 'PRIVATE',
      createdAt: { lt: new Date(Date.now() - forgottenMs) },
    },
  });
}
