import { setTimeout as sleep } from 'node:timers/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import { percentile } from '../bench/percentile.ts';
import { addresses, type Target } from './attack.types.ts';
import { codeOf, send } from './loopback.ts';
import type { Person } from './person.ts';

/** How long others waited, in milliseconds, and what failed for them. */
export interface Experience {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: readonly string[];
}

const visitEveryMs = 200;
const verdictTimeoutMs = { small: 60_000, full: 300_000 } as const;
const program = 'import sys\nprint(sum(map(int, sys.stdin.read().split())))\n';

const home = `{ announcements(page: { page: 1, size: 5 }) { items { id title } } recentContests { id title }
  updatedProblems { id displayId title(language: "en-US") } weekRank { userId solved } }`;
const list = '{ problems(page: { page: 1, size: 30 }) { total items { id displayId title(language: "en-US") } } }';
const problem = 'query ($id: String!) { problem(displayId: $id) { id displayId } }';

/** Loads pages, each on a connection of its own, until told to stop. */
export async function visit({ site, problemDisplayId }: Target, stop: AbortSignal): Promise<Experience> {
  const times: number[] = [];
  const failures: string[] = [];
  const from = addresses.visitor;
  const pages = [
    () => send(site.url, { from, headers: { Accept: 'text/html' } }),
    () => send(`${site.url}/graphql`, { from, body: { query: home } }),
    () => send(`${site.url}/graphql`, { from, body: { query: list } }),
    () => send(`${site.url}/graphql`, { from, body: { query: problem, variables: { id: problemDisplayId } } }),
  ];
  do {
    for (const [index, page] of pages.entries()) {
      const answer = await page();
      times.push(answer.ms);
      const isWell = index === 0 ? answer.status === 200 : codeOf(answer) === '200 ok';
      if (!isWell) failures.push(`page ${index}: ${codeOf(answer)} ${answer.text.slice(0, 200)}`);
    }
    await sleep(visitEveryMs);
  } while (!stop.aborted);
  return experience(times, failures);
}

/** Submits and waits for the verdict, one after the other, until told to stop; at least once. */
export async function submitRepeatedly(target: Target, submitter: Person, stop: AbortSignal): Promise<Experience> {
  const { site, problemDisplayId, size } = target;
  const times: number[] = [];
  const failures: string[] = [];
  do {
    const start = performance.now();
    try {
      const mark = `# ${site.url} ${start}\n`;
      const id = await submitter.submit(problemDisplayId, 'python3', mark + program);
      const status = await submitter.verdict(id, verdictTimeoutMs[size]);
      if (status !== Status.ACCEPTED) failures.push(`status ${status}`);
    } catch (error) {
      failures.push(String(error));
    }
    times.push(performance.now() - start);
    await sleep(visitEveryMs);
  } while (!stop.aborted);
  return experience(times, failures);
}

function experience(times: readonly number[], failures: readonly string[]): Experience {
  return { count: times.length, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), failures };
}
