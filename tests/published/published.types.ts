/** What came of comparing one published contest with ours. */
export interface Comparison {
  readonly name: string;
  /** How many rows were compared. */
  readonly rows: number;
  /** A sentence for each row that differs. */
  readonly differences: readonly string[];
}
