const dayMs = 86_400_000;

/** A day with its place in the map. */
export interface HeatMapCell {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly count: number;
  /** Column, from 0. */
  readonly week: number;
  /** Row: 0 is Sunday. */
  readonly weekday: number;
}

interface HeatMapData {
  readonly startDate: string;
  readonly endDate: string;
  readonly days: readonly { readonly date: string; readonly count: number }[];
}

/** Every day of a heat map, oldest first, in columns of weeks. */
export function heatMapCells({ startDate, endDate, days }: HeatMapData): readonly HeatMapCell[] {
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const start = Date.parse(startDate);
  const offset = new Date(start).getUTCDay();
  const length = Math.round((Date.parse(endDate) - start) / dayMs) + 1;
  return Array.from({ length }, (_, index) => {
    const date = new Date(start + index * dayMs).toISOString().slice(0, 10);
    return {
      date,
      count: counts.get(date) ?? 0,
      week: Math.floor((index + offset) / 7),
      weekday: (index + offset) % 7,
    };
  });
}

/**
 * Least submissions of a day for each shade, from none to the strongest. The same for everybody, so that maps can be
 * compared.
 */
export const shades = [0, 1, 3, 6, 10] as const;

/** Which of the shades a day has. */
export function shadeOf(count: number): number {
  return shades.findLastIndex((least) => count >= least);
}

/** The first cell of each month whose label has room, which is all but a month that just begins or is just over. */
export function monthStarts(cells: readonly HeatMapCell[]): readonly HeatMapCell[] {
  const lastWeek = cells.at(-1)?.week ?? 0;
  const firsts = cells.filter(({ date }, index) => index === 0 || date.endsWith('-01'));
  return firsts.filter(({ week }, index) => {
    const next = firsts[index + 1];
    return week < lastWeek - 1 && (next === undefined || next.week - week > 2);
  });
}
