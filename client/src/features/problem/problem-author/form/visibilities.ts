import { message } from '../../../../lib/intl/message.ts';

/** Who sees a problem outside contests (specification 001, section 9: auth 1, 2, 3). */
export const visibilities = [
  {
    value: 'PUBLIC',
    label: message({ id: 'author.visibility.public' }),
    hint: message({ id: 'author.visibility.publicHint' }),
  },
  {
    value: 'PRIVATE',
    label: message({ id: 'author.visibility.private' }),
    hint: message({ id: 'author.visibility.privateHint' }),
  },
  {
    value: 'CONTEST',
    label: message({ id: 'author.visibility.contest' }),
    hint: message({ id: 'author.visibility.contestHint' }),
  },
] as const;
