import { localeStore } from '../preferences/locale-store.ts';
import { tokenStore } from '../session/token-store.ts';

/** What an upload came to: done, or the server's sentence; null: it cannot be reached. */
export type SentPicture = { readonly isDone: true } | { readonly isDone: false; readonly message: string | null };

/** Sends a picture to a REST address, with progress, which `fetch` does not tell. @param onShare gets 0 to 1. */
export function sendPicture(path: string, file: File, onShare: (share: number) => void): Promise<SentPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set('file', file, file.name);
    request.open('POST', path);
    const token = tokenStore.get();
    if (token !== null) request.setRequestHeader('Authorization', token);
    request.setRequestHeader('Accept-Language', localeStore.get());
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => resolve({ isDone: false, message: null }));
    request.addEventListener('load', () => resolve(outcomeOf(request.responseText)));
    request.send(body);
  });
}

function outcomeOf(text: string): SentPicture {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return { isDone: false, message: null };
    if ('status' in answer && answer.status === 200) return { isDone: true };
    return { isDone: false, message: 'msg' in answer && typeof answer.msg === 'string' ? answer.msg : null };
  } catch {
    return { isDone: false, message: null };
  }
}
