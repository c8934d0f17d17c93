import { z } from 'zod';

/** Longest key, in characters; the column holds as many. */
const maxKeyLength = 64;

/** The field `idempotencyKey` of inputs that submit a program. */
export const idempotencyKeyOptions = {
  required: false,
  description:
    'At most 64 characters, made up by the client. Sent again with the same key, it is the one stored before.',
  validate: z.string().min(1).max(maxKeyLength),
} as const;
