import type { Services } from '../../core/context.ts';
import type { ZipEntry } from '../../core/files/zip.ts';
import { exportParts, type ExportAsking, type ExportPart } from './export-part.ts';

/**
 * The files of an archive with the data of the account that asks. A stored file that is lost does not keep the rest
 * from its owner: the README, which comes last, names it.
 */
export async function* archiveEntries(
  { files, log }: Pick<Services, 'files' | 'log'>,
  asking: ExportAsking,
): AsyncGenerator<ZipEntry> {
  const parts = exportParts();
  const missing: string[] = [];
  for (const part of parts) {
    yield { path: part.file, content: jsonOf(part.entries(asking)) };
    for await (const entry of part.files?.(asking) ?? []) {
      const { path, content } = entry;
      if (typeof content === 'string' || !('sha256' in content) || (await files.has(content.sha256))) {
        yield entry;
        continue;
      }
      log.error({ sha256: content.sha256 }, 'a stored file is missing from the data of an account');
      missing.push(path);
    }
  }
  yield { path: 'README.txt', content: readme(asking, parts, missing) };
}

/** A list as JSON, entry by entry. */
async function* jsonOf(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const entry of entries) {
    yield `${isEmpty ? '[\n' : ',\n'}${JSON.stringify(entry, null, 2)}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : '\n]\n';
}

const intro = {
  'zh-CN': (username: string, at: string) => [
    `账号 ${username} 的个人数据，导出于 ${at}（UTC）。`,
    '',
    '每个 .json 文件是一个列表，按时间先后排列，时间均为 UTC。文件中只有与该账号有关、并且账号本人在导出时可以',
    '查看的内容：封榜期间不公布的结果不在其中，其他人的资料和测试数据也不在其中。密码和令牌只以无法还原的形式保存，',
    '因此不包含在内。',
  ],
  'en-US': (username: string, at: string) => [
    `Personal data of the account ${username}, exported at ${at} (UTC).`,
    '',
    'Each .json file is a list, the oldest entry first; times are UTC. The files hold what is about this account and',
    'what its owner could see at the time of the export: no results that a frozen contest does not tell yet, no data',
    'of others, no test data. Passwords and tokens are stored in a form that cannot be read, and are left out.',
  ],
} as const;

const missingIntro = {
  'zh-CN': '以下文件在本站的存储中缺失，因此不在压缩包中，请联系管理员：',
  'en-US': 'These files are missing from the storage of the site, so they are not in the archive. Ask its admins:',
} as const;

function readme(
  { locale, viewer, now }: ExportAsking,
  parts: readonly ExportPart[],
  missing: readonly string[],
): string {
  const at = now.toISOString().slice(0, 16).replace('T', ' ');
  const lines = parts.flatMap(({ file, about }) => ['', file, `  ${about[locale]}`]);
  const lost = missing.length === 0 ? [] : ['', missingIntro[locale], ...missing.map((path) => `  ${path}`)];
  return [...intro[locale](viewer.username, at), ...lines, ...lost, ''].join('\n');
}
