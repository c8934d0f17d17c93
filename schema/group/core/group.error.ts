import { domainError } from '../../core/errors.ts';
import type { SolvedRequirement } from '../../core/settings/solved-requirement.service.ts';

export const GroupActForbidden = domainError('GROUP_ACT_FORBIDDEN', {
  description: "The viewer's level in the group does not allow this.",
  zh: '您在该团队中的权限不足，请联系团队管理员。',
  en: 'Your level in this group does not allow this. Ask an admin of the group.',
  rest: 403,
});

export const GroupArchived = domainError('GROUP_ARCHIVED', {
  description: 'The group is archived: nothing in it changes.',
  zh: '该团队已归档，只能查看。',
  en: 'This group is archived and can only be read.',
  rest: 403,
});

export const CreatingGroupsForbidden = domainError('CREATING_GROUPS_FORBIDDEN', {
  description: "The viewer's role may not create groups.",
  zh: '您的账号受到限制，不能创建团队。',
  en: 'Your account is restricted and may not create groups.',
  rest: { http: 403, body: 403 },
});

export const TooFewSolvedForGroup = domainError('TOO_FEW_SOLVED_FOR_GROUP', {
  description: 'The viewer has solved too few problems of the bank to create a group.',
  zh: ({ neededCount, solvedCount }: SolvedRequirement) =>
    `通过 ${neededCount} 道题目后才能创建团队，您目前已通过 ${solvedCount} 道。`,
  en: ({ neededCount, solvedCount }) =>
    `Creating a group needs ${neededCount} solved problems; you have ${solvedCount}.`,
  rest: 403,
  data: (solved: SolvedRequirement) => solved,
  fields: (t) => ({
    neededCount: t.exposeInt('neededCount', { description: 'Problems that are needed.' }),
    solvedCount: t.exposeInt('solvedCount', { description: 'Problems that the viewer has solved.' }),
  }),
});

interface GroupLimit {
  readonly period: 'DAY' | 'EVER';
  readonly maxCount: number;
}

export const TooManyGroups = domainError('TOO_MANY_GROUPS', {
  description:
    'The viewer created as many groups within 24 hours, or the owner of the group owns as many, as the site allows.',
  zh: ({ period, maxCount }: GroupLimit) =>
    period === 'DAY'
      ? `每 24 小时最多创建 ${maxCount} 个团队，请稍后再试。`
      : `每个账号最多拥有 ${maxCount} 个团队，请先转让、归档或解散一个。`,
  en: ({ period, maxCount }) =>
    period === 'DAY'
      ? `You may create ${maxCount} groups within 24 hours. Please try again later.`
      : `An account may own ${maxCount} groups. Hand one over, archive it or disband it first.`,
  rest: 403,
  data: ({ maxCount }: GroupLimit) => ({ maxCount }),
  fields: (t) => ({ maxCount: t.exposeInt('maxCount', { description: 'Groups that are allowed.' }) }),
});
