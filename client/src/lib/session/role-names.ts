import { message } from '../intl/message.ts';

/** Names of roles, those with rights first; the sentences are those of accounts. */
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
} as const;

/** Names of rights beside the role. */
export const siteRightNames = {
  TEACHER: message({ id: 'users.right.teacher' }),
  MODERATOR: message({ id: 'users.right.moderator' }),
  ANNOUNCER: message({ id: 'users.right.announcer' }),
  SUPPORT: message({ id: 'users.right.support' }),
} as const;
