import { Readable } from 'node:stream';
import { EditorPdfInvalid } from './editor-file.error.ts';

/** A PDF begins with this, after 1,024 other bytes at most (PDF 32000, appendix H). */
const mark = Buffer.from('%PDF-');
const maxMarkOffset = 1_024;

/** The same bytes; ends with EditorPdfInvalid before the first one when they are no PDF. */
export function pdfOnly(content: Readable): Readable {
  async function* checked(): AsyncGenerator<Buffer> {
    let head: Buffer | null = Buffer.alloc(0);
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk);
      if (head === null) {
        yield bytes;
        continue;
      }
      head = Buffer.concat([head, bytes]);
      if (head.length < maxMarkOffset + mark.length) continue;
      yield pdfHead(head);
      head = null;
    }
    if (head !== null) yield pdfHead(head);
  }
  return Readable.from(checked());
}

/** @throws EditorPdfInvalid */
function pdfHead(head: Buffer): Buffer {
  const at = head.indexOf(mark);
  if (at === -1 || at > maxMarkOffset) throw new EditorPdfInvalid();
  return head;
}
