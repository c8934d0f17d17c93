import { message } from '../../../lib/intl/message.ts';
import type { MessageId } from '../../../lib/intl/use-text.ts';

/** Largest file the server takes, in bytes; a larger one is not even read. */
const maxBytes = 1_048_576;

/** The text of a file, or the sentence that says why there is none. */
export type ReadInclude = { readonly content: string } | { readonly fault: { readonly id: MessageId } };

/** Reads a chosen file as text in UTF-8, to the byte: a mark at its start stays. */
export async function readInclude(file: File): Promise<ReadInclude> {
  if (file.size > maxBytes) return { fault: message({ id: 'includes.tooLarge' }) };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { fault: message({ id: 'includes.unreadable' }) };
  try {
    const content = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return content.includes('\0') ? { fault: message({ id: 'includes.notText' }) } : { content };
  } catch {
    return { fault: message({ id: 'includes.notText' }) };
  }
}
