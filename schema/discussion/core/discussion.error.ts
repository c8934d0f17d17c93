import { domainError } from '../../core/errors.ts';
import { minuteOf } from '../../core/minute-of.ts';
import type { SolvedRequirement } from '../../core/settings/solved-requirement.service.ts';

export const DiscussionNotFound = domainError('DISCUSSION_NOT_FOUND', {
  description: 'There is no such discussion, or the viewer may not read it now.',
  zh: '该讨论不存在、已被删除，或您暂时不能查看。',
  en: 'There is no such discussion, or you may not read it now.',
  rest: 404,
});

export const RemovedDiscussionNotFound = domainError('REMOVED_DISCUSSION_NOT_FOUND', {
  description: 'The discussion was deleted, by its author or a moderator, when there were comments on it.',
  zh: ({ isByAuthor, reason }: { readonly isByAuthor: boolean; readonly reason: string }) =>
    isByAuthor ? '该讨论已被作者删除。' : `该讨论已被管理员删除${reason === '' ? '。' : `：${reason}`}`,
  en: ({ isByAuthor, reason }) =>
    isByAuthor
      ? 'This discussion was removed by its author.'
      : `This discussion was removed by a moderator${reason === '' ? '.' : `: ${reason}`}`,
  rest: 404,
});

export const DiscussionsClosed = domainError('DISCUSSIONS_CLOSED', {
  description: 'The site has switched discussions off, in public or in groups.',
  zh: '本站暂未开放讨论区。',
  en: 'No access, there is no open discussion area.',
  rest: { http: 403, body: 403 },
});

interface SolvedToWrite extends SolvedRequirement {
  /** The viewer may still ask in a help category about a problem they tried. */
  readonly isAskingOpen: boolean;
}

export const TooFewSolvedToWrite = domainError('TOO_FEW_SOLVED_TO_WRITE', {
  description: 'The viewer has solved too few problems of the bank to write on the site.',
  zh: ({ neededCount, solvedCount, isAskingOpen }: SolvedToWrite) =>
    `通过 ${neededCount} 道题目后即可在此发言，您目前已通过 ${solvedCount} 道。${
      isAskingOpen ? '现在您可以就自己提交过的题目提问：打开该题目，进入“讨论”。' : ''
    }`,
  en: ({ neededCount, solvedCount, isAskingOpen }) =>
    `Writing here needs ${neededCount} solved ${neededCount === 1 ? 'problem' : 'problems'}; you have ${solvedCount}.${
      isAskingOpen
        ? ' You may already ask about a problem that you submitted to: open it and go to its discussion.'
        : ''
    }`,
  rest: 403,
  data: (solved: SolvedToWrite) => solved,
  fields: (t) => ({
    neededCount: t.exposeInt('neededCount', { description: 'Problems that are needed.' }),
    solvedCount: t.exposeInt('solvedCount', { description: 'Problems that the viewer has solved.' }),
  }),
});

export const WritingBanned = domainError('WRITING_BANNED', {
  description: 'A moderator banned the viewer from writing here until a time.',
  zh: ({ until, reason }: { readonly until: Date; readonly reason: string }) =>
    `您在 ${minuteOf(until)} 之前被禁止发言。原因：${reason}`,
  en: ({ until, reason }) => `You may not write here until ${minuteOf(until)}. Reason: ${reason}`,
  rest: { http: 403, body: 403 },
  data: (ban: { readonly until: Date; readonly reason: string }) => ban,
  fields: (t) => ({
    until: t.expose('until', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
  }),
});

interface NewcomerLimit {
  readonly kind: 'LINKS' | 'IMAGES';
  readonly maxCount: number;
  /** When the account is old enough. */
  readonly until: Date;
}

export const NewcomerLimitReached = domainError('NEWCOMER_LIMIT_REACHED', {
  description: 'The text has more links to other sites or more images than a new account may use.',
  zh: ({ kind, maxCount, until }: NewcomerLimit) =>
    `在 ${minuteOf(until)} 之前，新账号的每段文字最多包含 ${maxCount} ${kind === 'LINKS' ? '个站外链接' : '张图片'}。` +
    '您的内容仍然保留，请删减后重试，或在此时间之后发布。',
  en: ({ kind, maxCount, until }) =>
    `Until ${minuteOf(until)}, a text of a new account has at most ${maxCount} ${
      maxCount === 1
        ? kind === 'LINKS'
          ? 'link to another site'
          : 'image'
        : kind === 'LINKS'
          ? 'links to other sites'
          : 'images'
    }. Your text is kept: remove some, or post it after that.`,
  rest: 403,
  data: (limit: NewcomerLimit) => limit,
  fields: (t) => ({
    maxCount: t.exposeInt('maxCount', { description: 'Links or images that a text may have.' }),
    until: t.expose('until', { type: 'DateTime', description: 'When the limit ends for the account.' }),
  }),
});

export const NotHelpDiscussion = domainError('NOT_HELP_DISCUSSION', {
  description: 'The comment is below no discussion of a help category.',
  zh: '只有求助分类的讨论才能采纳回答。',
  en: 'Answers are accepted in categories for help only.',
  rest: 403,
});

export const AcceptingForbidden = domainError('ACCEPTING_FORBIDDEN', {
  description: 'The viewer is neither the author of the discussion nor a moderator, or the comment is hidden.',
  zh: '只有讨论的作者和管理员可以采纳回答，且不能采纳已隐藏的评论。',
  en: 'Only the author of the discussion and moderators accept an answer, and no hidden comment.',
  rest: 403,
});

export const DiscussingForbidden = domainError('DISCUSSING_FORBIDDEN', {
  description: "The viewer's role may not start discussions, or they do not belong to the group.",
  zh: (why: 'ROLE' | 'NOT_IN_GROUP') =>
    why === 'ROLE' ? '您的账号没有发布讨论的权限。' : '只有团队成员才能在该团队中发布讨论，请先加入团队。',
  en: (why) =>
    why === 'ROLE'
      ? 'Your account may not start discussions.'
      : 'Only members of this group start discussions in it. Join the group first.',
  rest: { http: 403, body: 403 },
});

export const TooManyDiscussions = domainError('TOO_MANY_DISCUSSIONS', {
  description: 'The viewer has started as many discussions within 24 hours as the site allows.',
  zh: (limit: number) => `每 24 小时最多发布 ${limit} 篇讨论，请稍后再试。`,
  en: (limit: number) => `You may start ${limit} discussions within 24 hours. Please try again later.`,
  rest: 403,
});

export const NotDiscussionModerator = domainError('NOT_DISCUSSION_MODERATOR', {
  description: 'The viewer may not do this to the discussion, or to discussions of the place.',
  zh: '您没有权限执行此操作。',
  en: 'You may not do this to the discussion.',
  rest: 403,
});

export const DiscussionCategoryNotFound = domainError('DISCUSSION_CATEGORY_NOT_FOUND', {
  description: 'There is no such category in the place.',
  zh: '该讨论分类不存在，请刷新后重试。',
  en: 'There is no such category; refresh the page.',
});

export const DiscussionCategoryInUse = domainError('DISCUSSION_CATEGORY_IN_USE', {
  description: 'A category with discussions is not deleted.',
  zh: (name: string) => `分类“${name}”中还有讨论，不能删除。`,
  en: (name: string) => `The category "${name}" has discussions and cannot be deleted.`,
});

export const ProblemClosedForDiscussion = domainError('PROBLEM_CLOSED_FOR_DISCUSSION', {
  description: 'A contest with the problem runs for the viewer.',
  zh: '包含该题目的比赛正在进行，请在比赛内向裁判提问。',
  en: 'A contest with this problem is running. Ask its jury in the contest.',
  rest: 403,
});
