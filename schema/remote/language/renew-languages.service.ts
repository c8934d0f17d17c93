import type { Services } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import type { JudgeHttp } from '../http/judge-http.ts';
import { takeSlots } from '../pace/pace.service.ts';
import { storeListedLanguages } from './store-languages.service.ts';

/** Between two readings of a list, in ms. */
const gapMs = 86_400_000;

/**
 * Reads the languages of a judge in a conversation that may see them, at most once a day. A list that cannot be read
 * changes nothing.
 */
export async function renewLanguages(
  services: Pick<Services, 'db' | 'host' | 'log'>,
  adapter: Pick<RemoteAdapter, 'info' | 'languages'>,
  http: JudgeHttp,
): Promise<void> {
  const { info, languages } = adapter;
  if (languages.load === undefined) return;
  const now = services.host.clock();
  if ((await takeSlots(services, [{ key: `${info.key} languages`, gapMs }], now)) !== null) return;
  try {
    // Other problems may take fewer languages than their judge.
    const listed = await languages.load(http, info.canary.ref);
    await services.db.$transaction((tx) => storeListedLanguages(tx, adapter, listed, now));
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    services.log.info({ err: error, judgeKey: info.key }, 'languages of a remote judge could not be read');
  }
}
