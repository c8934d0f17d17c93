import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodedText } from '../package/html-to-markdown.ts';
import type { IssueLog } from '../package/issue-log.ts';
import { BrokenFps, fpsItems } from '../package/oj/fps-items.ts';
import type { ReadProblem } from '../package/problem-content.ts';
import { sourceFolder } from '../package/source-folder.ts';
import { child, parseXml, textOf } from '../package/xml.ts';
import { type Opening, type PackageItem, maxItems } from './package-item.ts';
import { readItem } from './read-item.ts';

/** Problems of an FPS file: listed in one pass, found again by their number when they are read. */
export async function fpsPackageItems(path: string, { log, options, name }: Opening): Promise<PackageItem[]> {
  const titles: string[] = [];
  try {
    for await (const item of fpsItems(path)) {
      titles.push(titleOf(item));
      if (titles.length > maxItems) break;
    }
  } catch (error) {
    if (!(error instanceof BrokenFps)) throw error;
    log.problem('.', {
      'zh-CN': `FPS 文件不完整或有过长的题目（${error.message}）。`,
      'en-US': `cannot be read as an FPS file: ${error.message}.`,
    });
    return [];
  }
  return titles.map((title, index) => ({
    name: titles.length === 1 ? name : `${name}#${index + 1}`,
    format: 'FPS' as const,
    title,
    async read<Result>(own: IssueLog, use: (problem: ReadProblem) => Promise<Result>): Promise<Result | null> {
      const scratch = join(options.temporaryFolder, `fps-${index + 1}`);
      await mkdir(scratch, { recursive: true });
      try {
        let number = 0;
        for await (const item of fpsItems(path)) {
          number += 1;
          if (number === index + 1)
            return await readItem({
              format: 'FPS',
              item,
              source: sourceFolder({ name: `${name}-${index + 1}`, files: new Map(), log: own, scratch }),
              options,
              use,
            });
        }
        return null;
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
  }));
}

/** Title of an FPS problem, from its first lines: its pictures and data need not be parsed for it. */
function titleOf(item: string): string {
  const head = item.slice(0, 100_000);
  const opened = head.slice(Math.max(0, head.search(/<title\b/iu)));
  const title = opened.slice(0, opened.search(/<\/title>/iu) + '</title>'.length);
  return decodedText(textOf(child(parseXml(title), 'title')))
    .trim()
    .slice(0, 255);
}
