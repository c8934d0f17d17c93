import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../../core/context.ts';
import {
  loadBoardContest,
  loadHeads,
  loadPeople,
  loadRows,
  rulesOf,
  type BoardContest,
  type Person,
  type RowData,
} from './board-data.service.ts';
import type { BoardView } from './board/board-rows.ts';
import { keyOf, ViewMemory } from './view-memory.ts';

/** All that was submitted to a contest. */
export interface BoardSubmissions {
  readonly contest: BoardContest;
  readonly rows: readonly RowData[];
}

/** Names and pictures may be this old, in milliseconds: who changes theirs waits for no board. */
const peopleLifeMs = 60_000;

/**
 * The board of one contest as this process knows it: what was submitted by row, and the views derived of it. A look
 * compares the versions of all rows with the stored ones, so nothing has to tell this memory what is outdated, and any
 * process can make its own.
 */
export class ContestMemory {
  readonly #db: Services['db'];
  readonly #contestId: number;
  #contest: BoardContest | null = null;
  #rows = new Map<number, RowData>();
  #submissions: BoardSubmissions | null = null;
  #people: ReadonlyMap<number, Person> = new Map();
  #peopleLoadedAt = Number.NEGATIVE_INFINITY;
  readonly #views = new Map<string, ViewMemory>();
  #hasTurned = false;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor({ db }: Pick<Services, 'db'>, contestId: number) {
    this.#db = db;
    this.#contestId = contestId;
  }

  /** Null: there is no such contest, or nobody has looked yet. */
  get contest(): BoardContest | null {
    return this.#contest;
  }

  /** Null as `contest` is. The same object as long as nothing has changed. */
  get submissions(): BoardSubmissions | null {
    if (this.#contest === null) return null;
    return (this.#submissions ??= { contest: this.#contest, rows: [...this.#rows.values()] });
  }

  get rowCount(): number {
    return this.#rows.size;
  }

  /** Who the rows are. The same object as long as nobody is another. */
  get people(): ReadonlyMap<number, Person> {
    return this.#people;
  }

  view(view: BoardView): ViewMemory | null {
    if (this.#contest === null) return null;
    const key = keyOf(view);
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    const made = new ViewMemory(
      rulesOf(this.#contest),
      view,
      this.#contest.problems.map(({ id }) => id),
    );
    for (const row of this.#rows.values()) made.put(row);
    // Whoever begins with this view is told all of it.
    made.takeChanges();
    this.#views.set(key, made);
    return made;
  }

  /** Looks at everything. Who asks while a look is under way gets the next one, together with all others who do. */
  refresh(): Promise<void> {
    this.#waiting ??= this.#next(async () => {
      this.#waiting = null;
      await this.#look();
    });
    return this.#waiting;
  }

  /** Looks at some rows alone, which are known to have changed. */
  refreshRows(ids: readonly number[]): Promise<void> {
    return this.#next(() => (this.#contest === null ? this.#look() : this.#load(this.#contest, ids)));
  }

  /**
   * Since this was asked last, has something else than rows changed, or have rows gone? Then a board is to be asked for
   * anew.
   */
  takeTurn(): boolean {
    const hasTurned = this.#hasTurned;
    this.#hasTurned = false;
    return hasTurned;
  }

  #next(act: () => Promise<void>): Promise<void> {
    const done = this.#running.then(act);
    this.#running = done.catch(() => undefined);
    return done;
  }

  async #look(): Promise<void> {
    const [contest, heads] = await Promise.all([
      loadBoardContest(this.#db, this.#contestId),
      loadHeads(this.#db, this.#contestId),
    ]);
    if (!isDeepStrictEqual(contest, this.#contest)) {
      // The first look finds what nobody has been told otherwise.
      if (this.#contest !== null) this.#turn();
      this.#contest = contest;
      this.#submissions = null;
      this.#peopleLoadedAt = Number.NEGATIVE_INFINITY;
    }
    if (contest === null) return;
    this.#dropAllBut(new Set(heads.map(({ id }) => id)));
    const outdated = heads.filter(({ id, version, isStar, isLate }) => {
      const known = this.#rows.get(id);
      return known === undefined || known.version !== version || known.isStar !== isStar || known.isLate !== isLate;
    });
    if (performance.now() - this.#peopleLoadedAt > peopleLifeMs) {
      const people = await loadPeople(this.#db, contest, null);
      if (!isDeepStrictEqual(people, this.#people)) this.#people = people;
      this.#peopleLoadedAt = performance.now();
    }
    if (outdated.length > 0)
      await this.#load(
        contest,
        outdated.map(({ id }) => id),
      );
  }

  async #load(contest: BoardContest, ids: readonly number[]): Promise<void> {
    const rows = await loadRows(this.#db, contest.id, ids);
    const strangers = rows.filter(({ id }) => !this.#people.has(id)).map(({ id }) => id);
    if (strangers.length > 0)
      this.#people = new Map([...this.#people, ...(await loadPeople(this.#db, contest, strangers))]);
    if (rows.length > 0) this.#submissions = null;
    for (const row of rows) {
      this.#rows.set(row.id, row);
      for (const view of this.#views.values()) view.put(row);
    }
  }

  /** Who is gone leaves every view. */
  #dropAllBut(ids: ReadonlySet<number>): void {
    for (const id of this.#rows.keys()) {
      if (ids.has(id)) continue;
      this.#rows.delete(id);
      this.#submissions = null;
      this.#turn();
    }
  }

  #turn(): void {
    this.#views.clear();
    this.#hasTurned = true;
  }
}
