import { localeStore } from '../../lib/preferences/locale-store.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { tokenStore } from '../../lib/session/token-store.ts';

/** What an upload came to: the picture's address, or the server's word for the reader. */
export type Uploaded = { readonly url: string } | { readonly refusal: string | null };

/**
 * Sends a picture to be the avatar of the viewer, or of a group.
 *
 * @param groupId null: the viewer's own.
 * @throws TypeError when the server cannot be reached.
 */
export async function uploadAvatar(picture: Blob, groupId: string | null): Promise<Uploaded> {
  const body = new FormData();
  body.set('image', picture, 'avatar.png');
  if (groupId !== null) body.set('gid', groupId);
  const token = tokenStore.get();
  const response = await sessionFetch(`/api/file/${groupId === null ? 'upload-avatar' : 'upload-group-avatar'}`, {
    method: 'POST',
    body,
    headers: { 'Accept-Language': localeStore.get(), ...(token === null ? {} : { Authorization: token }) },
  });
  const answer: unknown = await response.json().catch(() => null);
  const { data, msg } =
    typeof answer === 'object' && answer !== null ? { data: null, msg: null, ...answer } : { data: null, msg: null };
  const url: unknown =
    typeof data === 'object' && data !== null && 'avatar' in data ? (data as { avatar: unknown }).avatar : null;
  return typeof url === 'string' ? { url } : { refusal: typeof msg === 'string' && msg !== '' ? msg : null };
}
