import { open } from 'node:fs/promises';
import type { Sentence } from '../../core/errors.ts';

/** What a file is that is no zip, by its first bytes, and what its sender can do about it. */
export interface OtherFile {
  readonly sentence: Sentence;
  readonly hint: Sentence;
}

/** Longest of the marks below, in bytes: that of a tar stands far inside. */
const headBytes = 512;

const marks: readonly (readonly [at: number, mark: string, name: Sentence])[] = [
  [0, 'Rar!\u001A\u0007', { 'zh-CN': 'RAR 压缩包', 'en-US': 'a RAR archive' }],
  [0, '7z\u00BC\u00AF\u0027\u001C', { 'zh-CN': '7z 压缩包', 'en-US': 'a 7z archive' }],
  [0, '\u001F\u008B', { 'zh-CN': 'gzip 压缩文件（.gz、.tgz）', 'en-US': 'a gzip file (.gz, .tgz)' }],
  [0, 'BZh', { 'zh-CN': 'bzip2 压缩文件', 'en-US': 'a bzip2 file' }],
  [0, '\u00FD7zXZ', { 'zh-CN': 'xz 压缩文件', 'en-US': 'an xz file' }],
  [257, 'ustar', { 'zh-CN': 'tar 归档', 'en-US': 'a tar archive' }],
  [0, '%PDF-', { 'zh-CN': 'PDF 文件', 'en-US': 'a PDF' }],
  [0, '\u0089PNG', { 'zh-CN': '图片', 'en-US': 'a picture' }],
  [0, '\u00FF\u00D8\u00FF', { 'zh-CN': '图片', 'en-US': 'a picture' }],
  [0, '\u00D0\u00CF\u0011\u00E0', { 'zh-CN': '旧版 Office 文档', 'en-US': 'an old Office document' }],
];

const again: Sentence = { 'zh-CN': '请解压后重新打包为 zip。', 'en-US': 'Unpack it and pack its files as a zip.' };

/**
 * Tells an empty file and one of another kind; what is of no known kind is `unknown`. Null: it begins as a zip does.
 */
export async function otherThanZip(path: string, unknown: OtherFile = noZip): Promise<OtherFile | null> {
  await using file = await open(path, 'r');
  const buffer = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(buffer, 0, headBytes, 0);
  if (bytesRead === 0) return emptyFile;
  const head = buffer.subarray(0, bytesRead).toString('latin1');
  if (head.startsWith('PK')) return null;
  const name = marks.find(([at, mark]) => head.startsWith(mark, at))?.[2];
  return name === undefined
    ? unknown
    : {
        sentence: { 'zh-CN': `是${name['zh-CN']}，不是 zip。`, 'en-US': `is ${name['en-US']}, not a zip.` },
        hint: again,
      };
}

const noZip: OtherFile = {
  sentence: { 'zh-CN': '不是 zip 压缩包。', 'en-US': 'is no zip.' },
  hint: {
    'zh-CN': '请检查是否选对了文件，并打包为 zip 后上传。',
    'en-US': 'See whether it is the one you meant, and pack it as a zip.',
  },
};

const emptyFile: OtherFile = {
  sentence: { 'zh-CN': '是空的（0 字节）。', 'en-US': 'is empty (0 bytes).' },
  hint: { 'zh-CN': '请检查原文件，重新打包后上传。', 'en-US': 'Look at the file it was made of, and pack it again.' },
};
