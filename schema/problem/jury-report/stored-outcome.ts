import { z } from 'zod';
import { disagreementSchema } from '../bank/jury-expectation.ts';

/** The first case that was not accepted, as stored; without a name: what the compiler said. */
export const firstBadSchema = z.object({
  name: z.string(),
  status: z.int(),
  message: z.string().nullable(),
  judgeMessage: z.string().nullable(),
});
/** Where an outcome is not as expected, as stored. */
export const disagreementsSchema = z.array(disagreementSchema);
