const wished = new WeakMap<object, string>();

/** Notes for rows of a page in which language their titles are wanted, where the title itself is not asked in one. */
export function wishTitlesIn<Row extends object>(
  rows: readonly Row[],
  language: string | null | undefined,
): readonly Row[] {
  if (language) for (const row of rows) wished.set(row, language);
  return rows;
}

/** The language noted for a row; null when none was. */
export function wishedTitleLanguage(row: object): string | null {
  return wished.get(row) ?? null;
}
