import { domainError } from '../../core/errors.ts';

/** Why teams cannot be formed or changed now. */
export type TeamsClosedReason = 'ALONE' | 'STARTED' | 'ENDED' | 'ADMIN';

const teamsClosed = {
  ALONE: { 'zh-CN': '该比赛为个人赛。', 'en-US': 'In this contest everybody takes part alone.' },
  STARTED: { 'zh-CN': '比赛已开始，不能再组队。', 'en-US': 'The contest has begun; teams are formed before.' },
  ENDED: { 'zh-CN': '比赛已结束，不能再更改队伍。', 'en-US': 'The contest is over; its teams stay as they are.' },
  ADMIN: { 'zh-CN': '比赛管理员不能参赛。', 'en-US': 'Admins of the contest take no part in it.' },
} as const satisfies Readonly<Record<TeamsClosedReason, object>>;

export const TeamsNotOpen = domainError('TEAMS_NOT_OPEN', {
  description: 'Teams cannot be formed or changed, or not now, or not by the viewer.',
  zh: (reason: TeamsClosedReason) => teamsClosed[reason]['zh-CN'],
  en: (reason: TeamsClosedReason) => teamsClosed[reason]['en-US'],
});

export const TeamNameTaken = domainError('TEAM_NAME_TAKEN', {
  description: 'Another team of the contest has the name.',
  zh: '该队名已被使用。',
  en: 'Another team has this name.',
});

export const TeamNotFound = domainError('TEAM_NOT_FOUND', {
  description: 'There is no such team in the contest.',
  zh: '没有找到该队伍，请检查邀请码。',
  en: 'There is no such team; check the invitation code.',
});

export const TeamFull = domainError('TEAM_FULL', {
  description: 'As many are in the team as may be.',
  zh: '该队伍已满员。',
  en: 'The team is full.',
});

export const AlreadyInTeam = domainError('ALREADY_IN_TEAM', {
  description: 'The account is in a team already.',
  zh: '该账号已在一支队伍中。',
  en: 'This account is in a team already.',
});

export const AlreadySubmitted = domainError('ALREADY_SUBMITTED', {
  description: 'Teams stay as they are once something was submitted.',
  zh: '已有提交，不能再更改队伍。',
  en: 'Something was submitted already; teams stay as they are from then on.',
});

export const NoSuchMember = domainError('NO_SUCH_MEMBER', {
  description: 'There is no such account, or it may not take part.',
  zh: '没有该用户，或该用户不能参加本场比赛。',
  en: 'There is no such account, or it may not take part in this contest.',
});
