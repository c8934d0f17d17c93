import { z } from 'zod';

/** Awards of a contest as they are stored (Contest.awards), the best first. */
export const awardListSchema = z
  .array(
    z.object({
      name: z.string().max(50),
      /** CSS colours. */
      background: z.string().max(30),
      color: z.string().max(30),
      /** Percent of the rows that may win, or a number of rows; the contest's kind of awards says which. */
      size: z.int().min(0).max(100_000),
    }),
  )
  .max(20);
export type Award = z.infer<typeof awardListSchema>[number];
