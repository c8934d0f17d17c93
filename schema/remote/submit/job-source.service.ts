import type { Services } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { Job } from './job.ts';
import { marked } from './marker.ts';

/** The exact text that is sent for a job: the same each time. */
export async function jobSource(
  { db }: Pick<Services, 'db'>,
  { languages }: Pick<RemoteAdapter, 'languages'>,
  { id, submissionId, judgeKey, languageId }: Pick<Job, 'id' | 'submissionId' | 'judgeKey' | 'languageId'>,
): Promise<string> {
  const [{ code }, language] = await Promise.all([
    db.submission.findUniqueOrThrow({ where: { id: submissionId }, select: { code: true } }),
    db.remoteLanguage.findUnique({
      where: { judgeKey_id: { judgeKey, id: languageId } },
      select: { isMarkable: true },
    }),
  ]);
  const known = languages.known.find((one) => one.id === languageId);
  return (language ?? known)?.isMarkable === true ? marked(code, id) : code;
}
