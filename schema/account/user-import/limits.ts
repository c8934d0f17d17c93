/** Most users of a table. */
export const maxImportedUsers = 5_000;
/** Longest table, in bytes. */
export const maxTableBytes = 1024 * 1024;
/** Most accounts that are generated at once. */
export const maxGeneratedUsers = 2_000;
/** Length of generated passwords (specification, section 9). */
export const generatedPasswordLength = { min: 6, max: 25 } as const;
