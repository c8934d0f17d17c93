import { message } from '../../../../lib/intl/message.ts';

/** Who reads a personal list, from few to many. */
export const sharings = [
  {
    value: 'OWNER',
    palette: 'gray',
    label: message({ id: 'lists.sharing.owner' }),
    hint: message({ id: 'lists.sharing.ownerHint' }),
  },
  {
    value: 'LINK',
    palette: 'amber',
    label: message({ id: 'lists.sharing.link' }),
    hint: message({ id: 'lists.sharing.linkHint' }),
  },
  {
    value: 'PUBLIC',
    palette: 'green',
    label: message({ id: 'lists.sharing.public' }),
    hint: message({ id: 'lists.sharing.publicHint' }),
  },
] as const;

export type Sharing = (typeof sharings)[number]['value'];
