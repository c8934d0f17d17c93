import { z } from 'zod';
import { type Account, ask } from '../setup/site-api.ts';

const submissionSchema = z.object({
  id: z.number(),
  status: z.number(),
  version: z.number(),
  code: z.string(),
  cases: z.array(z.object({ position: z.number() })),
  progress: z.object({ queuePosition: z.number().nullable() }),
});

/** A submission as its author sees it. */
export type SubmissionRecord = z.infer<typeof submissionSchema>;

const statisticsSchema = z.object({
  total: z.number(), ac: z.number(), wa: z.number(), tle: z.number(), mle: z.number(),
  re: z.number(), ce: z.number(), pe: z.number(), se: z.number(), pac: z.number(),
});
const userStatisticsSchema = z.object({ solved: z.number(), submissions: z.number() });

/** All submissions of an account, the newest first; at most 100. */
export async function submissionsOf(url: string, author: Account): Promise<SubmissionRecord[]> {
  const { submissions } = await ask({
    url,
    token: author.token,
    query: `{ submissions(filter: { onlyMine: true }, page: { size: 100 }) {
      total items { id status version code cases { position } progress { queuePosition } }
    } }`,
    data: z.object({ submissions: z.object({ total: z.number().max(100), items: z.array(submissionSchema) }) }),
  });
  return submissions.items;
}

/** The counters a problem and its author keep. */
export async function countersOf(url: string, author: Account, problemDisplayId: string) {
  const { problem, viewer } = await ask({
    url,
    token: author.token,
    query: `query ($displayId: String!) {
      problem(displayId: $displayId) { statistics { total ac wa tle mle re ce pe se pac } }
      viewer { user { statistics { solved submissions } } }
    }`,
    variables: { displayId: problemDisplayId },
    data: z.object({
      problem: z.object({ statistics: statisticsSchema }),
      viewer: z.object({ user: z.object({ statistics: userStatisticsSchema }) }),
    }),
  });
  return { problem: problem.statistics, user: viewer.user.statistics };
}
