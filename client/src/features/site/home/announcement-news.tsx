import { writePushed } from '../../../lib/live/write-pushed.ts';
import { AnnouncementsDocument, useAnnouncementsChangedSubscription } from './announcements.generated.ts';

/** Hears of announcements while the page is open; what is shown follows the cache. Fetched once the page is there. */
export function AnnouncementNews() {
  useAnnouncementsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data)
        writePushed(client, {
          query: AnnouncementsDocument,
          variables: { page: 1 },
          data: { __typename: 'Query', announcements: data.announcementsChanged },
        });
    },
  });
  return null;
}
