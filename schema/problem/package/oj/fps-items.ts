import { createReadStream } from 'node:fs';

/** Longest problem of an FPS file, in characters: its pictures and test data stand in it. */
const maxItemLength = 128 * 1024 ** 2;

/** A file that ends in the middle, or whose problems are too long. */
export class BrokenFps extends Error {}

/**
 * The problems of an FPS file, one after the other, as pieces of XML; memory holds one of them. Marks inside of CDATA
 * are text. What stands outside of problems is not looked at: it never reaches a parser.
 */
export async function* fpsItems(path: string): AsyncGenerator<string, void> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let buffer = '';
  let isInside = false;
  /** Where the next mark is looked for. */
  let at = 0;
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.from(chunk);
    decoder ??= new TextDecoder(statedEncoding(bytes));
    buffer += decoder.decode(bytes, { stream: true });
    for (;;) {
      const marks = isInside ? ['<![CDATA[', '</item>'] : ['<![CDATA[', '<!--', '<item>', '<item '];
      const found = nearest(buffer, marks, at);
      if (found === null) {
        at = Math.max(at, buffer.length - 16);
        break;
      }
      if (found.mark === '<![CDATA[' || found.mark === '<!--') {
        const end = found.mark === '<!--' ? '-->' : ']]>';
        const close = buffer.indexOf(end, found.index);
        if (close === -1) {
          at = found.index;
          break;
        }
        at = close + end.length;
      } else if (isInside) {
        const end = found.index + '</item>'.length;
        yield buffer.slice(0, end);
        buffer = buffer.slice(end);
        at = 0;
        isInside = false;
      } else {
        buffer = buffer.slice(found.index);
        at = 1;
        isInside = true;
      }
    }
    if (!isInside) {
      buffer = buffer.slice(Math.max(0, at));
      at = 0;
    }
    if (buffer.length > maxItemLength) throw new BrokenFps('a problem of it is too long');
  }
  if (isInside) throw new BrokenFps('its end is missing');
}

/** UTF-8, unless the first line of the XML states an encoding of Chinese Windows. */
function statedEncoding(head: Buffer): 'utf-8' | 'gb18030' {
  const stated =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/iu.exec(head.subarray(0, 200).toString('latin1'))?.[1] ?? '';
  return /^(?:gb\d+|gbk|cp936|ms936)/iu.test(stated) ? 'gb18030' : 'utf-8';
}

function nearest(
  text: string,
  marks: readonly string[],
  from: number,
): { readonly mark: string; readonly index: number } | null {
  let best: { readonly mark: string; readonly index: number } | null = null;
  for (const mark of marks) {
    const index = text.indexOf(mark, from);
    if (index !== -1 && (best === null || index < best.index)) best = { mark, index };
  }
  return best;
}
