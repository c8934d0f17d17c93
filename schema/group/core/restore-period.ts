/** A disbanded group can be restored for so long; then it is deleted. */
export const restoreMs = 30 * 24 * 60 * 60_000;
