import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { adapterOf } from '../adapters.ts';
import { judgeNameOf } from '../judge-name.ts';
import { wordsOfReason } from './reason-words.ts';

const loaders = new WeakMap<Context, DataLoader<number, string | null>>();

/**
 * Why a submission was not sent to its remote judge, or got no result there, in the reader's language; null: neither.
 * All that is asked at once comes together.
 */
export function loadRemoteFailure(context: Context, submissionId: number): Promise<string | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, string | null>((ids) => failuresOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(submissionId);
}

async function failuresOf(context: Context, submissionIds: readonly number[]): Promise<(string | null)[]> {
  const jobs = await context.db.remoteJob.findMany({
    where: { submissionId: { in: [...new Set(submissionIds)] } },
    orderBy: [{ submissionId: 'asc' }, { attempt: 'desc' }],
    distinct: ['submissionId'],
    select: { submissionId: true, judgeKey: true, mode: true, state: true, reason: true, text: true },
  });
  return submissionIds.map((id) => {
    const job = jobs.find(({ submissionId }) => submissionId === id);
    if (job === undefined || (job.state !== 'NOT_SENT' && job.state !== 'DONE')) return null;
    const adapter = adapterOf(job.judgeKey);
    const judge = adapter === null ? job.judgeKey : judgeNameOf(context, adapter.info);
    return wordsOfReason(job, judge)?.[context.locale] ?? null;
  });
}
