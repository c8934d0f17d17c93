import { message } from '../../../lib/intl/message.ts';
import type { ManagedNoticeFragment } from './notices.generated.ts';

/** Names of states and palettes of the site. */
export const stateLooks = {
  DRAFT: { palette: 'gray', name: message({ id: 'siteNotice.state.draft' }) },
  SCHEDULED: { palette: 'accent', name: message({ id: 'siteNotice.state.scheduled' }) },
  SENDING: { palette: 'amber', name: message({ id: 'siteNotice.state.sending' }) },
  SENT: { palette: 'green', name: message({ id: 'siteNotice.state.sent' }) },
  RECALLED: { palette: 'red', name: message({ id: 'siteNotice.state.recalled' }) },
} as const satisfies Record<ManagedNoticeFragment['state'], object>;

export const audienceNames = {
  ALL: message({ id: 'siteNotice.audience.all' }),
  ADMINS: message({ id: 'siteNotice.audience.admins' }),
  DESIGNATED: message({ id: 'siteNotice.audience.designated' }),
  FILTERED: message({ id: 'siteNotice.audience.filtered' }),
} as const satisfies Record<ManagedNoticeFragment['audience'], object>;

/** When a notice goes out, went out or was recalled, whichever is the newest; null: it is a draft, or on its way. */
export function noticeMoment({
  state,
  sendAt,
  pushedAt,
  recalledAt,
}: Pick<ManagedNoticeFragment, 'state' | 'sendAt' | 'pushedAt' | 'recalledAt'>) {
  if (state === 'SCHEDULED' && sendAt !== null) return { at: sendAt, text: moments.sends };
  if (state === 'SENT' && pushedAt !== null) return { at: pushedAt, text: moments.sent };
  return recalledAt === null ? null : { at: recalledAt, text: moments.recalled };
}

const moments = {
  sends: message({ id: 'siteNotice.sendsAt' }),
  sent: message({ id: 'siteNotice.sentAt' }),
  recalled: message({ id: 'siteNotice.recalledAt' }),
} as const;
