import iconv from 'iconv-lite';
import { LayoutError } from '../core/failure.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import type { RawDocument } from '../core/raw-document.ts';

/**
 * Text of a page.
 *
 * @param charset of the judge, which goes before what the page declares.
 */
export function decodePage(bytes: Buffer, contentType: string, charset: string | null): string {
  const declared = /charset\s*=\s*["']?([\w-]+)/iu.exec(contentType)?.[1] ?? null;
  const name = charset ?? declared ?? 'utf-8';
  return iconv.decode(bytes, iconv.encodingExists(name) ? name : 'utf-8');
}

/** Text and address of the first document of a judge. @throws LayoutError */
export function firstPage(
  [document]: readonly RawDocument[],
  { charset }: JudgeInfo,
): { readonly text: string; readonly url: string } {
  if (document === undefined) throw new LayoutError('there is no page');
  return { text: decodePage(document.bytes, document.contentType, charset), url: document.url };
}
