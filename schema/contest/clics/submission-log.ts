import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { LRUCache } from 'lru-cache';
import { loadHeads } from '../scoreboard/board-data.service.ts';
import { loadSubmissions, type LoggedSubmission } from './submission-data.service.ts';

/**
 * Port: what was submitted to contests, in the memory of the process, shared by all who ask and all who follow. What of
 * it somebody may see is decided by who asks.
 */
export interface SubmissionLogs {
  /** Everything as it is stored now, by id. An entry stays the same object while nothing of it changes. */
  read(contestId: number): Promise<ReadonlyMap<number, LoggedSubmission>>;
}

declare module '../../core/context.ts' {
  interface Services {
    readonly submissionLogs: SubmissionLogs;
  }
}

/** Contests in the cache; 20,000 submissions take about 10 MB. */
const maxLogs = 8;

/** Logs kept in this process. */
export function createSubmissionLogs(db: PrismaClient): SubmissionLogs {
  const logs = new LRUCache<number, SubmissionLog>({ max: maxLogs });
  return {
    read(contestId) {
      const log = logs.get(contestId) ?? new SubmissionLog(db, contestId);
      logs.set(contestId, log);
      return log.read();
    },
  };
}

/**
 * What was submitted to one contest. As with boards a look compares the versions of all rows with the stored ones and
 * reads what those submitted that differ, so nothing tells this memory what is outdated. A change of the contest itself
 * (its times, its seal) reads everything anew.
 */
class SubmissionLog {
  readonly #db: PrismaClient;
  readonly #contestId: number;
  #changedAt = Number.NaN;
  #versions = new Map<number, number>();
  #submissions: ReadonlyMap<number, LoggedSubmission> = new Map();
  #running: Promise<unknown> = Promise.resolve();
  #waiting: Promise<ReadonlyMap<number, LoggedSubmission>> | null = null;

  constructor(db: PrismaClient, contestId: number) {
    this.#db = db;
    this.#contestId = contestId;
  }

  /** Who asks while a look is under way gets the next one, together with all others who do. */
  read(): Promise<ReadonlyMap<number, LoggedSubmission>> {
    this.#waiting ??= this.#next();
    return this.#waiting;
  }

  #next(): Promise<ReadonlyMap<number, LoggedSubmission>> {
    const done = this.#running.then(() => {
      this.#waiting = null;
      return this.#look();
    });
    this.#running = done.catch(() => undefined);
    return done;
  }

  async #look(): Promise<ReadonlyMap<number, LoggedSubmission>> {
    const [contest, heads] = await Promise.all([
      this.#db.contest.findUnique({ where: { id: this.#contestId }, select: { updatedAt: true } }),
      loadHeads(this.#db, this.#contestId),
    ]);
    const changedAt = contest?.updatedAt.getTime() ?? 0;
    const isKnown = changedAt === this.#changedAt;
    const outdated = heads
      .filter(({ id, version }) => !isKnown || this.#versions.get(id) !== version)
      .map(({ id }) => id);
    const versions = new Map(heads.map(({ id, version }) => [id, version]));
    const gone = [...this.#versions.keys()].some((id) => !versions.has(id));
    if (outdated.length > 0 || gone) {
      const loaded = await loadSubmissions(this.#db, this.#contestId, outdated);
      const anew = new Set(outdated);
      const rest = [...this.#submissions.values()].filter(({ teamId }) => versions.has(teamId) && !anew.has(teamId));
      const all = [...rest, ...loaded.map((one) => this.#same(one))].toSorted((a, b) => a.id - b.id);
      this.#submissions = new Map(all.map((one) => [one.id, one]));
    }
    this.#changedAt = changedAt;
    this.#versions = versions;
    return this.#submissions;
  }

  /** The object known already, where it says the same. */
  #same(one: LoggedSubmission): LoggedSubmission {
    const known = this.#submissions.get(one.id);
    return known !== undefined && JSON.stringify(known) === JSON.stringify(one) ? known : one;
  }
}
