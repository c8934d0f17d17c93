import { useIntl } from 'react-intl';
import type adminEnUS from '../../locales/admin/en-US.json';
import type enUS from '../../locales/en-US.json';
import type helpEnUS from '../../locales/help/en-US.json';
import type problemEnUS from '../../locales/problem/en-US.json';
import type submissionEnUS from '../../locales/submission/en-US.json';

/** A key of the catalogues; one that does not exist does not compile. Keys of a part's catalogue are known only below its MoreSentences. */
export type MessageId = keyof typeof enUS | keyof typeof adminEnUS | keyof typeof helpEnUS | keyof typeof problemEnUS | keyof typeof submissionEnUS;

/** Gives the sentence of a key in the language of the page. */
export type Text = (descriptor: { readonly id: MessageId }, values?: Readonly<Record<string, string | number>>) => string;

/** The sentences of the page. Call it `t`: the catalogue check looks for that name. */
export function useText(): Text {
  const { formatMessage } = useIntl();
  return (descriptor, values) => formatMessage(descriptor, { ...values });
}
