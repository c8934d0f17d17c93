/** Tokens of a fingerprint. */
export const runLength = 12;
/** Of so many runs in a row at least one is a fingerprint: what is as long as both together is always found. */
export const runsInWindow = 8;
