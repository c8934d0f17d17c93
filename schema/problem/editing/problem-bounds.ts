/** Longest part of a statement, in characters. */
export const maxLongText = 1_000_000;
/** Longest text of a checker, an extra file or a typed case, in characters. */
export const maxTextFile = 1_048_576;
/** Most tags of a problem. */
export const maxTags = 20;
/** Longest name of a tag, in characters. */
export const maxTagLength = 50;
/** Most cases of a problem. */
export const maxCases = 25_000;
/** Longest time limit, in milliseconds. */
export const maxTimeLimitMs = 600_000;
/** Largest limit of memory, stack or output, in MB. */
export const maxMb = 65_536;
/** Highest score of a case. */
export const maxScore = 1_000_000;
/** Highest number of a subtask. */
export const maxGroupNumber = 1_000;
