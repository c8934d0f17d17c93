import { createReadStream } from 'node:fs';
import type { Services } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import type { AnswerFile } from '../../problem/answers/answer-file.ts';
import { maxAnswerBytes, AnswerFilesRefused } from '../../problem/answers/answers.error.ts';
import { otherThanZip } from '../../problem/package/file-kind.ts';
import { openTestZip, RefusedZip } from '../../problem/upload/test-zip.ts';

/** Most answer files of a submission. */
const maxAnswerFiles = 1_000;
const maxNameLength = 255;

/**
 * Puts the answer files of an upload, a zip or a single file, into the content store. They are recorded without a row
 * that names them, so they are removed later when nothing comes of the submission.
 *
 * @throws AnswerFilesRefused
 */
export async function readAnswers(
  services: Pick<Services, 'db' | 'files'>,
  { path, fileName }: { readonly path: string; readonly fileName: string },
): Promise<AnswerFile[]> {
  const stored: AnswerFile[] = [];
  try {
    if ((await otherThanZip(path)) !== null) {
      stored.push({ name: plainName(fileName), ...(await services.files.put(createReadStream(path))) });
    } else {
      await readZip(services, path, stored);
    }
  } catch (error) {
    if (error instanceof RefusedZip) throw new AnswerFilesRefused(error.sentence);
    throw error;
  } finally {
    await recordFiles(services.db, stored);
  }
  return stored;
}

async function readZip({ files }: Pick<Services, 'files'>, path: string, stored: AnswerFile[]): Promise<void> {
  const zip = await openTestZip(path, maxAnswerBytes);
  try {
    const names = zip.names.filter((name) => !isClutter(name));
    if (names.length === 0)
      throw new AnswerFilesRefused({ 'zh-CN': '压缩包中没有文件。', 'en-US': 'There are no files in the zip.' });
    if (names.length > maxAnswerFiles) {
      throw new AnswerFilesRefused({
        'zh-CN': `压缩包中的文件超过 ${maxAnswerFiles} 个。`,
        'en-US': `The zip has more than ${maxAnswerFiles} files.`,
      });
    }
    const long = names.find((name) => name.length > maxNameLength);
    if (long !== undefined)
      throw new AnswerFilesRefused({
        'zh-CN': `文件名过长：${long.slice(0, 60)}…`,
        'en-US': `A name is too long: ${long.slice(0, 60)}…`,
      });
    const odd = names.find((name) => /\p{Cc}/u.test(name));
    if (odd !== undefined)
      throw new AnswerFilesRefused({
        'zh-CN': '文件名中含有控制字符。',
        'en-US': 'The name of a file has control characters in it.',
      });
    for (const name of names) stored.push({ name, ...(await files.put(await zip.read(name))) });
  } finally {
    zip.close();
  }
}

/** The name of a single file, fit to be stored and to be an entry of a zip. */
function plainName(fileName: string): string {
  const name = (fileName.split(/[\\/]/u).at(-1) ?? '').replace(/[\p{Cc}:]/gu, '_').slice(0, maxNameLength);
  return /^\.*$/u.test(name) ? 'answers' : name;
}

/** What file managers put into zips. */
function isClutter(name: string): boolean {
  return name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));
}
