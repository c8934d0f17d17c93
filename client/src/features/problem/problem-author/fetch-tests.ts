import { localeStore } from '../../../lib/preferences/locale-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';

/** How long an archive may take to come, in ms (specification 001, section 7.2). */
const downloadTimeoutMs = 300_000;

/**
 * Has the browser keep the tests of a problem as a file.
 *
 * @returns why there is none, in the reader's language (empty:
 * unknown); null when it went well.
 */
export async function downloadTests(problemId: number, displayId: string): Promise<string | null> {
  const token = tokenStore.get();
  const response = await fetch(`/api/file/download-testcase?pid=${problemId}`, {
    headers: { 'Accept-Language': localeStore.get(), ...(token === null ? {} : { Authorization: token }) },
    signal: AbortSignal.timeout(downloadTimeoutMs),
  });
  if (!response.ok || response.headers.get('Content-Type')?.includes('json'))
    return refusalOf(await response.json().catch(() => null));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${displayId}.zip`;
  link.click();
  URL.revokeObjectURL(url);
  return null;
}

function refusalOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'msg' in answer && typeof answer.msg === 'string'
    ? answer.msg
    : '';
}
