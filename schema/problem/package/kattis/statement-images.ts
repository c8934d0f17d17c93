import type { IssueLog } from '../issue-log.ts';
import type { PackageFile, PackageTree } from '../package-tree.ts';
import { referencesOf } from '../statement-sections.ts';

const imageNameEnd = /\.(?:png|jpe?g|gif|svg|webp|pdf)$/iu;

/**
 * Files of the package that a statement shows. Images from elsewhere are refused: they tell another site who reads the
 * problem, and go away one day.
 */
export function statementImages({
  tree,
  folder,
  markdown,
  file,
  log,
}: {
  readonly tree: PackageTree;
  readonly folder: string;
  readonly markdown: string;
  /** Path of the statement, for messages. */
  readonly file: string;
  readonly log: IssueLog;
}): PackageFile[] {
  const images: PackageFile[] = [];
  for (const { kind, url } of referencesOf(markdown)) {
    const isRemote = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(url);
    if (kind === 'link' && (isRemote || url.startsWith('#'))) continue;
    if (isRemote) {
      log.problem(
        file,
        {
          'zh-CN': `引用的图片 ${shorten(url)} 不在题目包中。`,
          'en-US': `shows the image ${shorten(url)}, which is not in the package.`,
        },
        {
          'zh-CN': `请把图片放入 ${folder}，并引用该处的文件名。`,
          'en-US': `Put the image into ${folder} and name it there.`,
        },
      );
      continue;
    }
    const name = imageName(url);
    const found = tree.files.get(`${folder}/${name}`);
    if (found === undefined) {
      if (kind === 'image')
        log.problem(file, {
          'zh-CN': `引用了图片 ${shorten(url)}，但没有 ${folder}/${name}。`,
          'en-US': `shows the image ${shorten(url)}, but there is no ${folder}/${name}.`,
        });
      else
        log.warning(file, {
          'zh-CN': `链接 ${shorten(url)} 不是 ${folder} 中的文件。`,
          'en-US': `links to ${shorten(url)}, which is no file of ${folder}.`,
        });
    } else if (kind === 'image' && !imageNameEnd.test(name)) {
      log.problem(
        file,
        { 'zh-CN': `引用的 ${name} 不是图片。`, 'en-US': `shows ${name}, which is no image.` },
        { 'zh-CN': '请使用 PNG、JPEG 或 SVG。', 'en-US': 'Use PNG, JPEG or SVG.' },
      );
    } else {
      images.push({ ...found, name });
    }
  }
  return images;
}

/** Name of an image relative to the folder of the statement; one that leads out of it names no file. */
function imageName(url: string): string {
  let decoded = url;
  try {
    decoded = decodeURI(url);
  } catch {
    // Not an escaped address: it is taken as it stands.
  }
  return decoded.replace(/[?#][^]*/u, '').replace(/^(?:\.\/)+/u, '');
}

function shorten(url: string): string {
  return url.length > 80 ? `${url.slice(0, 77)}...` : url;
}
