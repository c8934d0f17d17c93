import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import type { FactWords } from './fact-words.ts';

/** An archive with the data of an account is ready. */
export const dataExportReadySchema = z.object({
  kind: z.literal('dataExportReady'),
  /** Null: the account of the reader. */
  username: z.string().nullable(),
});

/** Puts it into words, for who asked for the archive. */
export function wordsOfDataExport({ username }: z.infer<typeof dataExportReadySchema>, locale: Locale): FactWords {
  const url = username === null ? '/setting?open=data' : `/admin/user?keyword=${encodeURIComponent(username)}`;
  if (locale === 'en-US')
    return {
      title: username === null ? 'Your data are ready' : `The data of ${username} are ready`,
      url,
      content: `The archive can be [downloaded](${url}) for some days.`,
    };
  return {
    title: username === null ? '您的数据已可下载' : `${username} 的数据已可下载`,
    url,
    content: `导出已完成，请在有效期内[下载](${url})。`,
  };
}
