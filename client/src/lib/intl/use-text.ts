import { useIntl } from 'react-intl';
import type adminEnUS from '../../locales/admin/en-US.json';
import type enUS from '../../locales/en-US.json';

/** A key of the catalogues; one that does not exist does not compile. Keys of the admin catalogue are known only below AdminSentences. */
export type MessageId = keyof typeof enUS | keyof typeof adminEnUS;

/** Gives the sentence of a key in the language of the page. */
export type Text = (descriptor: { readonly id: MessageId }, values?: Readonly<Record<string, string | number>>) => string;

/** The sentences of the page. Call it `t`: the catalogue check looks for that name. */
export function useText(): Text {
  const { formatMessage } = useIntl();
  return (descriptor, values) => formatMessage(descriptor, { ...values });
}
