import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type accountEnUS from '../../locales/account/en-US.json';
import type adminEnUS from '../../locales/admin/en-US.json';
import type auditEnUS from '../../locales/audit/en-US.json';
import type authorEnUS from '../../locales/author/en-US.json';
import type batchEnUS from '../../locales/batch/en-US.json';
import type boardEnUS from '../../locales/board/en-US.json';
import type bulkEnUS from '../../locales/bulk/en-US.json';
import type ceremonyEnUS from '../../locales/ceremony/en-US.json';
import type commentEnUS from '../../locales/comment/en-US.json';
import type comparedEnUS from '../../locales/compared/en-US.json';
import type contestEnUS from '../../locales/contest/en-US.json';
import type deskEnUS from '../../locales/desk/en-US.json';
import type developerEnUS from '../../locales/developer/en-US.json';
import type discussionEnUS from '../../locales/discussion/en-US.json';
import type editorialEnUS from '../../locales/editorial/en-US.json';
import type enUS from '../../locales/en-US.json';
import type exportEnUS from '../../locales/export/en-US.json';
import type groupEnUS from '../../locales/group/en-US.json';
import type helpEnUS from '../../locales/help/en-US.json';
import type homeEnUS from '../../locales/home/en-US.json';
import type juryEnUS from '../../locales/jury/en-US.json';
import type listsEnUS from '../../locales/lists/en-US.json';
import type maintenanceEnUS from '../../locales/maintenance/en-US.json';
import type makerEnUS from '../../locales/maker/en-US.json';
import type messageEnUS from '../../locales/message/en-US.json';
import type moderationEnUS from '../../locales/moderation/en-US.json';
import type pageEnUS from '../../locales/page/en-US.json';
import type paletteEnUS from '../../locales/palette/en-US.json';
import type peopleEnUS from '../../locales/people/en-US.json';
import type problemEnUS from '../../locales/problem/en-US.json';
import type problemsEnUS from '../../locales/problems/en-US.json';
import type questionEnUS from '../../locales/question/en-US.json';
import type remoteEnUS from '../../locales/remote/en-US.json';
import type reviewEnUS from '../../locales/review/en-US.json';
import type sampleEnUS from '../../locales/sample/en-US.json';
import type settingEnUS from '../../locales/setting/en-US.json';
import type settingsEnUS from '../../locales/settings/en-US.json';
import type solutionEnUS from '../../locales/solution/en-US.json';
import type submissionEnUS from '../../locales/submission/en-US.json';
import type tableEnUS from '../../locales/table/en-US.json';
import type ticketEnUS from '../../locales/ticket/en-US.json';
import type trainingEnUS from '../../locales/training/en-US.json';
import type usersEnUS from '../../locales/users/en-US.json';
import type viewEnUS from '../../locales/view/en-US.json';

/** The catalogues: the one of every page and those of the parts. */
type Catalogues = typeof enUS &
  typeof accountEnUS &
  typeof adminEnUS &
  typeof auditEnUS &
  typeof authorEnUS &
  typeof batchEnUS &
  typeof boardEnUS &
  typeof bulkEnUS &
  typeof ceremonyEnUS &
  typeof commentEnUS &
  typeof comparedEnUS &
  typeof contestEnUS &
  typeof deskEnUS &
  typeof developerEnUS &
  typeof discussionEnUS &
  typeof editorialEnUS &
  typeof exportEnUS &
  typeof groupEnUS &
  typeof helpEnUS &
  typeof homeEnUS &
  typeof juryEnUS &
  typeof listsEnUS &
  typeof maintenanceEnUS &
  typeof makerEnUS &
  typeof messageEnUS &
  typeof moderationEnUS &
  typeof pageEnUS &
  typeof paletteEnUS &
  typeof peopleEnUS &
  typeof problemEnUS &
  typeof problemsEnUS &
  typeof questionEnUS &
  typeof remoteEnUS &
  typeof reviewEnUS &
  typeof sampleEnUS &
  typeof settingEnUS &
  typeof settingsEnUS &
  typeof solutionEnUS &
  typeof submissionEnUS &
  typeof tableEnUS &
  typeof ticketEnUS &
  typeof trainingEnUS &
  typeof usersEnUS &
  typeof viewEnUS;

/**
 * A key of the catalogues; one that does not exist does not compile. Keys of a part's catalogue are known only below
 * its MoreSentences.
 */
export type MessageId = keyof Catalogues;

/** Gives the sentence of a key in the language of the page. */
export type Text = (
  descriptor: { readonly id: MessageId },
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The sentences of the page, by the same function as long as the language is the same. Call it `t`: the catalogue check
 * looks for that name.
 */
export function useText(): Text {
  const { formatMessage } = useIntl();
  return useCallback((descriptor, values) => formatMessage(descriptor, { ...values }), [formatMessage]);
}
