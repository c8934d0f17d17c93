import { endLostSession } from '../session/end-session.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import { tokenStore } from '../session/token-store.ts';

/**
 * Lets the browser fetch a file by a link, which streams it to the disk, whatever its size. Asks first whether the
 * session is still there, since the browser would save the refusal in place of the file.
 */
export async function startDownload(address: string): Promise<void> {
  const token = tokenStore.get();
  if (token !== null) {
    if (!(await isAlive(token))) endLostSession(token);
    if (tokenStore.get() === null) return;
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** What cannot be asked is not refused. */
async function isAlive(token: string): Promise<boolean> {
  try {
    const response = await sessionFetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
    });
    // What our own server answers to the query above.
    const { data } = (await response.json()) as { readonly data: { readonly viewer: { readonly user: unknown } } };
    return data.viewer.user !== null;
  } catch {
    return true;
  }
}
