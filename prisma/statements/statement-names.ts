/** A prepared statement takes 20 to 150 kB in every connection, so only this many texts of a process are named. */
const maxNames = 200;
/** Texts that have been seen but not often enough to be named; the set starts over when it is full. */
const maxCandidates = 2_000;
/** A text is named when it is sent for this time. */
const namedAtUse = 3;

/** Rows of VALUES or pairs of parameters: their number changes, so each text is rare. */
const manyRows = /\),\s?\(/;
/**
 * Searches by pattern or by words (LIKE, ^@, @@, trigrams): a generic plan does not know the pattern and reads the
 * table instead of the index, 4 to 50 times as long.
 */
const search = /\bI?LIKE\b|[@%~]/;
/** What PostgreSQL can plan. */
const planned = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/**
 * Names for SQL texts that are sent often. A named statement is parsed and planned once per connection. Others stay
 * unnamed, which is the empty name.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  readonly #never = new Set<string>();
  #isOff: boolean;

  constructor({ isOff }: { readonly isOff: boolean }) {
    this.#isOff = isOff;
  }

  /** The name a text is prepared under, at most 63 bytes; empty for none. */
  nameOf(sql: string): string {
    if (this.#isOff) return '';
    const known = this.#names.get(sql);
    if (known !== undefined) return this.#never.has(sql) ? '' : known;
    if (this.#names.size >= maxNames || manyRows.test(sql) || search.test(sql) || !planned.test(sql)) return '';
    const uses = (this.#uses.get(sql) ?? 0) + 1;
    if (uses < namedAtUse) {
      if (this.#uses.size >= maxCandidates) this.#uses.clear();
      this.#uses.set(sql, uses);
      return '';
    }
    this.#uses.delete(sql);
    const name = `verdict_${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }

  /** Sends this text unnamed from now on: a migration changed what it returns. */
  forget(sql: string): void {
    if (this.#names.has(sql)) this.#never.add(sql);
  }

  /** Names nothing from now on: a pooler in transaction mode loses prepared statements. */
  turnOff(): void {
    this.#isOff = true;
  }
}
