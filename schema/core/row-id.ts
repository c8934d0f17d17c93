const maxInt32 = 2_147_483_647;

/** Number of a row by its `ID`; 0, which no row has, when the text cannot be one. */
export function rowId(id: string): number {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxInt32 ? Number(id) : 0;
}
