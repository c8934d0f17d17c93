/** Units of figures, as they are printed. */
export type Unit = 'ms' | 's' | 'kB' | 'MB' | '%' | '/s' | 'points' | 'times';

/** What a figure may be at most, by itself or against its baseline; or what it must be at least. */
export type Budget =
  | { readonly kind: 'least'; readonly least: number }
  | { readonly kind: 'figure'; readonly most: number }
  /** The figure divided by the baseline. */
  | { readonly kind: 'ratio'; readonly most: number }
  /** The figure less the baseline. */
  | { readonly kind: 'added'; readonly most: number };

/** One line of the result. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** What it is compared with, in the same unit. */
  readonly baseline?: number;
  readonly budget?: Budget;
}

/** A part of the benchmark: measures and cleans up after itself. */
export type Measure = () => Promise<readonly Figure[]>;

/** The share of a figure in its baseline; null without a baseline. */
export function ratioOf({ value, baseline }: Figure): number | null {
  return baseline === undefined ? null : value / baseline;
}

/** Null for a figure without a budget. */
export function isWithinBudget({ value, baseline = Number.NaN, budget }: Figure): boolean | null {
  switch (budget?.kind) {
    case undefined:
      return null;
    case 'least':
      return value >= budget.least;
    case 'figure':
      return value <= budget.most;
    case 'ratio':
      return value / baseline <= budget.most;
    case 'added':
      return value - baseline <= budget.most;
  }
}
