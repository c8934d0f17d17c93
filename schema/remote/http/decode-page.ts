import iconv from 'iconv-lite';

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
