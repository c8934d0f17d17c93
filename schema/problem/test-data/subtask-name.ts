/** Name of a subtask's group in a test set. */
export function subtaskName(number: number): string {
  return `secret/group${number}`;
}

/** Number of the subtask a group of this name is; null when the name is not one of those above. */
export function subtaskNumber(name: string): number | null {
  const digits = /^secret\/group(\d{1,4})$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}
