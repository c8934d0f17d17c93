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
