import { z } from 'zod';

/** Name of a user at a judge: none has names with white space or controls. */
export const nameThere = z.string().regex(/^[^\s\p{Cc}]{1,100}$/u);
