import { usePollWhileDeaf } from '../../lib/live/use-poll-while-deaf.ts';
import { useSiteConfigQuery } from '../../lib/site/site-config.generated.ts';
import { useSiteConfigChangedSubscription } from './site-news.generated.ts';

/** How often the site is asked while nothing can be pushed, in ms. */
const pollMs = 60_000;

/** Hears of changes of the site, such as a maintenance; what is shown follows the cache. */
export function SiteNews() {
  useSiteConfigChangedSubscription({ ignoreResults: true });
  useSiteConfigQuery({ fetchPolicy: 'cache-first', pollInterval: usePollWhileDeaf(pollMs) });
  return null;
}
