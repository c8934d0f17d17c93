/** How far numbers may be from those of the answer; null: no such bound. */
export interface NumberTolerance {
  readonly absolute: number | null;
  readonly relative: number | null;
}

/**
 * Is a token within either tolerance? Null: it is not compared as a number. An infinity or NaN in the answer is
 * compared as text; in the output it is wrong.
 */
export function isWithinTolerance(
  expected: string,
  actual: string,
  { absolute, relative }: NumberTolerance,
): boolean | null {
  if (absolute === null && relative === null) return null;
  const wanted = parseNumber(expected);
  if (wanted === null) return null;
  const given = parseNumber(actual);
  if (given === null) return false;
  const error = Math.abs(wanted - given);
  return (absolute !== null && error <= absolute) || (relative !== null && error <= relative * Math.abs(wanted));
}

/** Decimal numbers as C's `strtod` takes them; null for all else, and for numbers too large to be finite. */
function parseNumber(token: string): number | null {
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(token)) return null;
  const value = Number(token);
  return Number.isFinite(value) ? value : null;
}
