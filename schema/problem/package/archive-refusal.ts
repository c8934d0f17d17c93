import type { Sentence } from '../../core/errors.ts';

/** A zip that is not unpacked, for a reason its author can read. */
export class RefusedArchive extends Error {
  readonly sentence: Sentence;
  readonly hint: Sentence | undefined;

  constructor(sentence: Sentence, hint?: Sentence) {
    super(sentence['en-US']);
    this.sentence = sentence;
    this.hint = hint;
  }
}

/** Two entries want the same place. */
export function givenTwice(): RefusedArchive {
  return new RefusedArchive({
    'zh-CN': '无法解压：其中有同名的文件和文件夹，或同一文件出现了两次。',
    'en-US': 'cannot be unpacked: it has a file and a folder of the same name, or a file twice.',
  });
}

/** A name whose bytes make sense in no encoding. */
export function unreadableName(): RefusedArchive {
  return new RefusedArchive(
    { 'zh-CN': '含有编码无法识别的文件名。', 'en-US': 'has a name in an encoding that cannot be read.' },
    { 'zh-CN': '请使用 UTF-8 文件名重新打包。', 'en-US': 'Pack it again with names in UTF-8.' },
  );
}

/** More than is unpacked. */
export function tooLarge(maxBytes: number): RefusedArchive {
  const size = (maxBytes / 1024 ** 2).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return new RefusedArchive({
    'zh-CN': `解压后超过 ${size} MiB。`,
    'en-US': `has more than ${size} MiB when unpacked.`,
  });
}

/** What an error while unpacking says of the zip. Null: it is a fault of this machine (disk full), not of the zip. */
export function refusalOf(error: unknown): RefusedArchive | null {
  if (error instanceof RefusedArchive) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  // zlib and yauzl complain about content; a system call that failed has an errno.
  if ('errno' in error && !code.startsWith('Z_')) {
    if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') return givenTwice();
    if (code === 'ENAMETOOLONG')
      return new RefusedArchive({
        'zh-CN': '无法解压：其中有过长的文件名。',
        'en-US': 'cannot be unpacked: a name in it is too long.',
      });
    return null;
  }
  if (/End of central directory record signature not found/u.test(error.message)) {
    return new RefusedArchive(
      {
        'zh-CN': '不是 zip 文件，或文件不完整（上传或下载时被截断）。',
        'en-US': 'cannot be read as a zip: it is none, or its end is missing.',
      },
      {
        'zh-CN': '请把题目文件夹重新打包为普通的 zip，并完整上传。',
        'en-US': 'Pack the folder of the problem again as an ordinary zip, and upload it whole.',
      },
    );
  }
  return new RefusedArchive(
    { 'zh-CN': `不是可读的 zip 文件（${error.message}）。`, 'en-US': `cannot be read as a zip: ${error.message}.` },
    {
      'zh-CN': '请把题目文件夹重新打包为普通的 zip。',
      'en-US': 'Pack the folder of the problem again as an ordinary zip.',
    },
  );
}
