import { domainError } from '../../core/errors.ts';
import { minuteOf } from '../../core/minute-of.ts';

export const AlreadyInGroup = domainError('ALREADY_IN_GROUP', {
  description: 'The viewer is a member of the group.',
  zh: '您已经是该团队的成员。',
  en: 'You are a member of this group already.',
  rest: 403,
});

export const AlreadyApplied = domainError('ALREADY_APPLIED', {
  description: 'An application of the viewer waits for a decision.',
  zh: '您已提交过申请，请等待团队管理员处理。',
  en: 'You have applied already. Please wait for an admin of the group.',
  rest: 403,
});

export const ApplicationRefused = domainError('APPLICATION_REFUSED', {
  description: 'The group refused the viewer; they may apply again from a time on.',
  zh: (until: Date) => `您的申请已被拒绝，${minuteOf(until)} 之后可以再次申请。`,
  en: (until: Date) => `Your application was refused. You may apply again from ${minuteOf(until)}.`,
  rest: 403,
  data: (until: Date) => ({ until }),
  fields: (t) => ({ until: t.expose('until', { type: 'DateTime', description: 'From when on they may apply.' }) }),
});

export const WrongGroupCode = domainError('WRONG_GROUP_CODE', {
  description: 'Not the code of the group.',
  zh: '邀请码错误，请重新输入。',
  en: 'This is not the code of the group. Ask its owner for it.',
});

export const NotInGroup = domainError('NOT_IN_GROUP', {
  description: 'The viewer is no member of the group and does not apply to it.',
  zh: '您不是该团队的成员。',
  en: 'You are no member of this group.',
  rest: 403,
});

export const OwnerCannotLeave = domainError('OWNER_CANNOT_LEAVE', {
  description: 'The owner of a group hands it over or disbands it.',
  zh: '团队所有者不能退出，请先转让团队，或解散团队。',
  en: 'The owner cannot leave a group. Hand it over first, or disband it.',
  rest: 404,
});

export const OwnerKeepsLevel = domainError('OWNER_KEEPS_LEVEL', {
  description: 'Nobody removes the owner of a group or changes their level.',
  zh: '团队所有者不能被移出团队或更改角色，请先转让团队。',
  en: 'The owner of a group cannot be removed or given another level. Hand the group over first.',
  rest: 403,
});

export const GroupMemberNotFound = domainError('GROUP_MEMBER_NOT_FOUND', {
  description: 'The account is no member of the group and does not apply to it, or was changed at the same moment.',
  zh: '该用户不在此团队中，请刷新后重试。',
  en: 'This account is not in the group; refresh the page.',
  rest: 404,
});
