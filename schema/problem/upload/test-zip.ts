import { Transform, type Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Sentence } from '../../core/errors.ts';
import { entryHarm, type EntryHarm } from '../package/archive-entry.ts';
import { entryNames } from '../package/archive-name.ts';
import { otherThanZip } from '../package/file-kind.ts';

/** Most entries of a zip of test data. */
const maxTestEntries = 60_000;

/** A zip of test data that is not taken, for a reason its sender can read. */
export class RefusedZip extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence['en-US']);
    this.sentence = sentence;
  }
}

/** A zip that lies on the disk, its list of files read and found harmless; its files are read one at a time. */
export interface TestZip {
  /** Names of files. */
  readonly names: readonly string[];
  /** Names were in no stated encoding and taken for GBK. */
  readonly isNameGuessed: boolean;
  /** Bytes of some files when they are unpacked, as the zip says. */
  sizeOf(names: readonly string[]): number;
  /** Streams one file. All files together may give as many bytes as were allowed at the opening. */
  read(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a zip of test data. Sizes stated there are not believed: bytes are counted as they are unpacked.
 *
 * @param maxBytes most bytes of all files together.
 * @throws RefusedZip
 */
export async function openTestZip(path: string, maxBytes: number): Promise<TestZip> {
  const other = await otherThanZip(path);
  if (other !== null)
    throw new RefusedZip({
      'zh-CN': `文件${other.sentence['zh-CN']}${other.hint['zh-CN']}`,
      'en-US': `The file ${other.sentence['en-US']} ${other.hint['en-US']}`,
    });
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false })
    .catch((error: unknown) => refuse(error));
  try {
    const { entries, isNameGuessed } = await listEntries(zip, maxBytes);
    let bytesLeft = maxBytes;
    return {
      names: [...entries.keys()],
      isNameGuessed,
      sizeOf: (names) => names.reduce((sum, name) => sum + (entries.get(name)?.uncompressedSize ?? 0), 0),
      async read(name) {
        const entry = entries.get(name);
        if (entry === undefined) throw new Error(`the zip has no ${name}`);
        const counter = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            bytesLeft -= chunk.length;
            if (bytesLeft < 0) done(new RefusedZip(tooLarge(maxBytes, name)));
            else done(null, chunk);
          },
        });
        // Whoever reads may not have begun when the zip turns out to be broken; they are told when they do.
        counter.on('error', () => undefined);
        const source = await zip.openReadStreamPromise(entry);
        source.once('error', (error) => counter.destroy(error instanceof RefusedZip ? error : new RefusedZip(broken)));
        counter.once('close', () => source.destroy());
        return source.pipe(counter);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof RefusedZip ? error : refuse(error);
  }
}

async function listEntries(
  zip: ZipFile,
  maxBytes: number,
): Promise<{ entries: ReadonlyMap<string, Entry>; isNameGuessed: boolean }> {
  const entries = new Map<string, Entry>();
  const listed: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    listed.push(entry);
    if (listed.length > maxTestEntries) throw new RefusedZip(tooMany);
  }
  const { names, isGuessed: isNameGuessed } = entryNames(listed);
  let bytes = 0;
  let largest = { name: '', bytes: 0 };
  for (const [index, entry] of listed.entries()) {
    const name = names[index] ?? null;
    if (name === null) throw new RefusedZip(unreadableName);
    const harm = entryHarm(entry, name);
    if (harm !== null) throw new RefusedZip(harmWords[harm](name));
    if (name.endsWith('/')) continue;
    bytes += entry.uncompressedSize;
    if (entry.uncompressedSize >= largest.bytes) largest = { name, bytes: entry.uncompressedSize };
    if (entries.has(name)) throw new RefusedZip(twice(name));
    entries.set(name, entry);
  }
  if (bytes > maxBytes) throw new RefusedZip(tooLarge(maxBytes, largest.name));
  return { entries, isNameGuessed };
}

/** What an error of the reader says of the zip; a fault of this machine is thrown on. */
function refuse(error: unknown): never {
  const isOurs =
    error instanceof Error && 'errno' in error && !('code' in error && String(error.code).startsWith('Z_'));
  if (isOurs) throw error;
  throw new RefusedZip(broken);
}

const broken: Sentence = {
  'zh-CN': 'zip 压缩包已损坏或不完整。请重新打包后上传。',
  'en-US': 'The zip is broken, or its end is missing. Pack it again and send it anew.',
};
const tooMany: Sentence = {
  'zh-CN': `压缩包中的文件超过 ${maxTestEntries} 个。`,
  'en-US': `The zip has more than ${maxTestEntries} files.`,
};
const unreadableName: Sentence = {
  'zh-CN': '压缩包中的文件名编码无法识别，请使用 UTF-8 文件名重新打包。',
  'en-US': 'The zip has names in an encoding that cannot be read; pack it again with names in UTF-8.',
};

/** @param name of the largest entry, or the one at which it was found out. */
function tooLarge(maxBytes: number, name: string): Sentence {
  const most = `${Math.floor(maxBytes / 1024 ** 2)} MiB`;
  return {
    'zh-CN': `压缩包解压后超过 ${most}（见 ${name}）：这是本站上传上限，或该大小的压缩包所能解压的上限。`,
    'en-US':
      `The zip is larger than ${most} when unpacked (see ${name}), which is the most this site takes, ` +
      'or the most a zip of its size may hold.',
  };
}

function twice(name: string): Sentence {
  return { 'zh-CN': `压缩包中有两个名为 ${name} 的文件。`, 'en-US': `The zip has two files named ${name}.` };
}

const harmWords: Readonly<Record<EntryHarm, (name: string) => Sentence>> = {
  link: (name) => ({
    'zh-CN': `压缩包中的 ${name} 是链接，请改为打包文件本身。`,
    'en-US': `The zip has the link ${name}; pack the file itself instead.`,
  }),
  odd: (name) => ({
    'zh-CN': `压缩包中的 ${name} 既不是文件也不是文件夹。`,
    'en-US': `The zip has the entry ${name}, which is neither a file nor a folder.`,
  }),
  encrypted: (name) => ({
    'zh-CN': `压缩包已加密（${name}），请去掉密码后重新打包。`,
    'en-US': `The zip is encrypted (${name}); pack it without a password.`,
  }),
  outside: (name) => ({
    'zh-CN': `压缩包中的 ${name} 指向压缩包之外的位置。`,
    'en-US': `The zip has the entry ${name}, whose name leads out of it.`,
  }),
};
