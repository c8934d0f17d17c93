import { message } from '../../../lib/intl/message.ts';
import type { EditedNoticeFragment, ManagedNoticeFragment } from './notices.generated.ts';

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

/** Roles of a filter, in the words of the list of users. */
export const roleNames = {
  ROOT: message({ id: 'users.role.root' }),
  ADMIN: message({ id: 'users.role.admin' }),
  PROBLEM_ADMIN: message({ id: 'users.role.problemAdmin' }),
  USER: message({ id: 'users.role.user' }),
  NO_SUBMIT: message({ id: 'users.role.noSubmit' }),
  NO_DISCUSS: message({ id: 'users.role.noDiscuss' }),
  MUTED: message({ id: 'users.role.muted' }),
  NO_SUBMIT_NO_DISCUSS: message({ id: 'users.role.noSubmitNoDiscuss' }),
  NO_SUBMIT_MUTED: message({ id: 'users.role.noSubmitMuted' }),
} as const satisfies Record<EditedNoticeFragment['roles'][number], object>;
