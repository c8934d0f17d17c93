import { setTimeout as sleep } from 'node:timers/promises';
import {
  ContestAnnouncementsChangedDocument,
  ContestAnnouncementsDocument,
} from '@verdict/client/src/features/contest/contest-desk/announcements/announcements.generated.ts';
import {
  ClarificationsChangedDocument,
  ClarificationsDocument,
} from '@verdict/client/src/features/contest/contest-desk/clarifications/clarifications.generated.ts';
import {
  ContestChangedDocument,
  ContestFrameDocument,
} from '@verdict/client/src/features/contest/pages/frame/contest-frame.generated.ts';
import {
  ContestListDocument,
  ParticipantsChangedDocument,
} from '@verdict/client/src/features/contest/pages/list/contest-list.generated.ts';
import * as contestProblems from '@verdict/client/src/features/contest/pages/problems/contest-problems.generated.ts';
import * as problemPage from '@verdict/client/src/features/problem/workspace/contest-problem-page.generated.ts';
import { type DocumentNode, print } from 'graphql';
import type { Client } from 'graphql-ws';
import { z } from 'zod';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import { contestSize, randomFrom } from './contest-plan.ts';
import { cpuMsOf } from './cpu.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { simulateContest, type SimulatedContest } from './simulated-contest.ts';

/** All come within this, in milliseconds. */
const withinMs = 10_000;
/** Who comes one after the other before the crowd does: nothing else happens then. */
const alone = 40;

/** What a page asks, by the client's own operations. */
interface Asked {
  readonly what: string;
  readonly document: DocumentNode;
  readonly variables: (contest: SimulatedContest) => Readonly<Record<string, unknown>>;
}

const inContest = ({ id }: SimulatedContest) => ({ contestId: id });
const asked: readonly Asked[] = [
  {
    what: 'list of contests',
    document: ContestListDocument,
    variables: () => ({ filter: {}, page: { page: 1, size: 10 } }),
  },
  { what: 'frame of the contest', document: ContestFrameDocument, variables: ({ id }) => ({ id }) },
  { what: 'announcements', document: ContestAnnouncementsDocument, variables: inContest },
  { what: 'clarifications', document: ClarificationsDocument, variables: inContest },
  {
    what: 'list of its problems',
    document: contestProblems.ContestProblemsDocument,
    variables: (contest) => ({ ...inContest(contest), language: 'en', includesAfterEnd: false }),
  },
  {
    what: 'page of a problem',
    document: problemPage.ContestProblemPageDocument,
    variables: (contest) => ({ ...inContest(contest), displayId: 'A', language: 'en' }),
  },
];
const followed: readonly Omit<Asked, 'what'>[] = [
  { document: ParticipantsChangedDocument, variables: ({ id }) => ({ contestIds: [id] }) },
  { document: ContestChangedDocument, variables: ({ id }) => ({ id }) },
  { document: ContestAnnouncementsChangedDocument, variables: inContest },
  { document: ClarificationsChangedDocument, variables: inContest },
];
const answered = z.record(
  z.string(),
  z.unknown().refine((value) => value !== null && value !== undefined),
);
const socketWhat = 'socket with its subscriptions: first messages';

/** The start of a large contest: everybody comes at once and opens what there is to open. */
export async function measureContestStart(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const { contestants: count } = contestSize();
  const contest = await simulateContest(site, { ...contestSize(), seconds: 3_600 });
  await sleep(Math.max(0, contest.startsAt.getTime() - Date.now()) + 1_000);
  const visitors = contest.contestants;
  // The first ones of a process fill its caches.
  for (const { token } of visitors.slice(0, alone)) await visit(site, contest, token, new Visits());
  const idle = new Visits();
  for (const { token } of visitors.slice(0, alone)) await visit(site, contest, token, idle);
  await idle.leave();
  const [crowd, random, pid] = [new Visits(), randomFrom(7), await site.serverPid()];
  const [cpuBefore, ownCpuBefore, start] = [await cpuMsOf(pid), await cpuMsOf(process.pid), performance.now()];
  await Promise.all(
    visitors.map(async ({ token }) => {
      await sleep(random() * withinMs);
      await visit(site, contest, token, crowd).catch((error: unknown) => void crowd.failures.push(reasonOf(error)));
    }),
  );
  const [tookMs, cpuMs, ownCpuMs] = [
    performance.now() - start,
    (await cpuMsOf(pid)) - cpuBefore,
    (await cpuMsOf(process.pid)) - ownCpuBefore,
  ];
  await crowd.leave();
  if (crowd.failures.length > 0) {
    console.error(
      `contest-start: ${crowd.failures.length} visits failed, among them:\n` +
        [...new Set(crowd.failures)].slice(0, 5).join('\n'),
    );
    process.exitCode = 1;
  }
  const figures = [...asked.map(({ what }) => what), socketWhat].flatMap((what): Figure[] => {
    const [many, one] = [crowd.times.get(what) ?? [], idle.times.get(what) ?? []];
    return [
      {
        what: `  ${what}, p50 (baseline: one after the other)`,
        value: percentile(many, 0.5),
        unit: 'ms',
        baseline: percentile(one, 0.5),
      },
      { what: '    p95', value: percentile(many, 0.95), unit: 'ms', baseline: percentile(one, 0.95) },
      { what: '    p99', value: percentile(many, 0.99), unit: 'ms', baseline: percentile(one, 0.99) },
    ];
  });
  return [
    {
      what: `start of a contest, ${count} contestants within ${withinMs / 1_000} s: until all have all of it`,
      value: tookMs / 1_000,
      unit: 's',
      baseline: withinMs / 1_000,
    },
    ...figures,
    { what: '  visits that failed', value: crowd.failures.length, unit: 'times', budget: { kind: 'figure', most: 0 } },
    {
      what: '  processor time of the server for each visit (baseline: of the visitor, on the same processors)',
      value: cpuMs / count,
      unit: 'ms',
      baseline: ownCpuMs / count,
    },
  ];
}

/** Errors say why in their cause, events of sockets in their message or their code. */
function reasonOf(error: unknown): string {
  if (error instanceof Error)
    return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
  if (error instanceof Event && 'message' in error) return `socket: ${String(error.message)}`;
  return error instanceof CloseEvent ? `socket closed: ${error.code} ${error.reason}` : String(error);
}

/** What visits took, by what was asked. */
class Visits {
  readonly times = new Map<string, number[]>();
  readonly failures: string[] = [];
  readonly #sockets: Client[] = [];

  note(what: string, since: number): void {
    const known = this.times.get(what) ?? [];
    known.push(performance.now() - since);
    this.times.set(what, known);
  }

  hold(socket: Client): void {
    this.#sockets.push(socket);
  }

  async leave(): Promise<void> {
    await Promise.all(this.#sockets.map((socket) => socket.dispose()));
  }
}

/** Opens the contest as a browser does: what each page asks one after the other, and the socket beside it. */
async function visit(site: BenchSite, contest: SimulatedContest, token: string, visits: Visits): Promise<void> {
  const caller = site.caller(token);
  const listen = async () => {
    const start = performance.now();
    const socket = caller.socket();
    visits.hold(socket);
    await Promise.all(
      followed.map(({ document, variables }) =>
        caller.watch(socket, answered, print(document), variables(contest))[Symbol.asyncIterator]().next(),
      ),
    );
    visits.note(socketWhat, start);
  };
  const ask = async () => {
    for (const { what, document, variables } of asked) {
      const start = performance.now();
      await caller.call(answered, print(document), variables(contest));
      visits.note(what, start);
    }
  };
  await Promise.all([listen(), ask()]);
}
