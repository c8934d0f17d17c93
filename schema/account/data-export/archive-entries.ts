import type { ZipEntry } from '../../core/files/zip.ts';
import { exportParts, type ExportAsking, type ExportPart } from './export-part.ts';

/** The files of an archive with the data of the account that asks. */
export async function* archiveEntries(asking: ExportAsking): AsyncGenerator<ZipEntry> {
  const parts = exportParts();
  yield { path: 'README.txt', content: readme(asking, parts) };
  for (const part of parts) {
    yield { path: part.file, content: jsonOf(part.entries(asking)) };
    if (part.files !== undefined) yield* part.files(asking);
  }
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

function readme({ locale, viewer, now }: ExportAsking, parts: readonly ExportPart[]): string {
  const at = now.toISOString().slice(0, 16).replace('T', ' ');
  const lines = parts.flatMap(({ file, about }) => ['', file, `  ${about[locale]}`]);
  return [...intro[locale](viewer.username, at), ...lines, ''].join('\n');
}
