import { isUtf8 } from 'node:buffer';
import type { SourceFile } from '@verdict/judge/protocol/task.ts';

/*
 * Sources of the jury are bytes: one may hold NUL characters or be no UTF-8 at all, which neither a text column nor
 * JSONB takes. Such a source carries its bytes beside its text; compilers get the bytes, people and the database the
 * text.
 */

/** A source file for a judge. `base64` is set where the text would not give back the same bytes. */
export function sourceOf(name: string, bytes: Buffer): SourceFile {
  const content = bytes.toString('utf8');
  return isUtf8(bytes) && !bytes.includes(0) ? { name, content } : { name, content, base64: bytes.toString('base64') };
}

/** Size of a source in bytes. */
export function sourceBytes({ content, base64 }: Pick<SourceFile, 'content' | 'base64'>): number {
  return base64 === undefined ? Buffer.byteLength(content) : Buffer.from(base64, 'base64').length;
}

/** A source's text as it is stored and shown: NUL characters as the symbol for them (U+2400). */
export function shownText(content: string): string {
  return content.replaceAll('\0', '\u2400');
}

/** A source as the database can hold it. */
export function storedSource(source: SourceFile): SourceFile {
  return { ...source, content: shownText(source.content) };
}

/** The source that was stored, with its own characters. */
export function restoredSource({ name, content, base64 }: SourceFile): SourceFile {
  return base64 === undefined ? { name, content } : sourceOf(name, Buffer.from(base64, 'base64'));
}
