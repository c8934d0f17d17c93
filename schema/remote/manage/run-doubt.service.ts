import type { Services } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { atRest, failureSentence } from '../core/failure-sentence.ts';
import { jobSource } from '../submit/job-source.service.ts';
import type { Job } from '../submit/job.ts';
import { readableAt, readFor } from '../submit/reader.service.ts';
import { runFault } from '../submit/run-fault.ts';
import { reasonForAdmins } from './admin-reasons.ts';

/** What speaks against a run of a job by the judge's list, or why that could not be looked at; null: nothing. */
export async function doubtOf(
  services: Services,
  adapter: RemoteAdapter,
  job: Job,
  runId: string,
): Promise<Sentence | null> {
  const { runs } = adapter;
  if (runs === undefined) return null;
  if ((await readableAt(services, adapter, services.host.clock())) !== null) return notAsked(atRest);
  const source = await jobSource(services, adapter, job);
  const answer = await readFor(services, adapter, job, {
    session: runs.session,
    async read(http, handle) {
      const rows = await runs.list(http, { username: handle, ref: job.ref });
      const wanted = { handle, ref: job.ref, languageId: job.languageId, source, notBefore: job.sentAt };
      return runFault(
        rows.find((row) => row.runId === runId),
        wanted,
      );
    },
  });
  if ('failure' in answer) return notAsked(failureSentence(answer.failure));
  return answer.value === null ? null : reasonForAdmins(answer.value);
}

function notAsked(why: Sentence): Sentence {
  return {
    'zh-CN': `无法向评测站核对这次运行（${why['zh-CN']}）。`,
    'en-US': `The judge could not be asked about the run (${why['en-US']}).`,
  };
}
