import type { Text } from '../../lib/intl/use-text.ts';
import { localeStore } from '../../lib/preferences/locale-store.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import type { UploadFile } from './use-markdown-upload.ts';

/**
 * Stores pictures and other files of texts (specification 001, section 7.2).
 *
 * @param kind the only kind of file that the server takes; absent: any.
 */
export function uploadEditorFile(t: Text, kind?: 'pdf'): UploadFile {
  return async (file) => {
    const isImage = kind === undefined && file.type.startsWith('image/');
    const address = isImage ? '/api/file/upload-md-img' : '/api/file/upload-md-file';
    const body = new FormData();
    body.set(isImage ? 'image' : 'file', file);
    const token = tokenStore.get();
    const response = await sessionFetch(kind === undefined ? address : `${address}?kind=${kind}`, {
      method: 'POST',
      body,
      headers: { 'Accept-Language': localeStore.get(), ...(token === null ? {} : { Authorization: token }) },
    });
    return readAnswer(await response.json().catch(() => null)) ?? { refusal: t({ id: 'error.server' }) };
  };
}

/** The envelope of REST: a link, or a sentence for the reader. */
function readAnswer(answer: unknown): { readonly url: string } | { readonly refusal: string } | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { data, msg }: { data?: unknown; msg?: unknown } = answer;
  if (typeof data === 'object' && data !== null && 'link' in data && typeof data.link === 'string')
    return { url: data.link };
  return typeof msg === 'string' && msg !== '' ? { refusal: msg } : null;
}
