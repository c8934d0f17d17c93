import { domainError } from '../../core/errors.ts';
import { maxTags } from './problem-bounds.ts';

export const NotProblemMaker = domainError('NOT_PROBLEM_MAKER', {
  description: 'The viewer may not create problems in this place.',
  zh: '您没有在此创建题目的权限，请联系管理员。',
  en: 'You may not create problems here. Ask an admin of the site or of the group.',
  rest: 403,
});

export const PublishingForbidden = domainError('PUBLISHING_FORBIDDEN', {
  description: 'Only problem admins and super admins make a hidden problem public.',
  zh: '您没有权限公开题目，请联系题目管理员或超级管理员。',
  en: 'You may not make a hidden problem public; ask a problem admin or a super admin.',
  rest: 403,
});

interface OccupyingContests {
  readonly contestCount: number;
  /** Of those contests whose names the viewer may know; they may be fewer. */
  readonly titles: readonly string[];
}

function zhTitles({ contestCount, titles }: OccupyingContests): string {
  if (titles.length === 0) return '';
  return `（${titles.map((title) => `《${title}》`).join('')}${titles.length < contestCount ? '等' : ''}）`;
}

function enContests({ contestCount, titles }: OccupyingContests): string {
  const contests = contestCount === 1 ? 'a contest' : `${contestCount} contests`;
  if (titles.length === 0) return contests;
  const list = titles.map((title) => `“${title}”`).join(', ');
  return `${contests} (${list}${titles.length < contestCount ? ' and others' : ''})`;
}

export const ProblemInContest = domainError('PROBLEM_IN_CONTEST', {
  description: 'A contest has the problem; it is taken out there before it is deleted.',
  zh: (contests: OccupyingContests) =>
    `该题目在 ${contests.contestCount} 场比赛中${zhTitles(contests)}，请先从这些比赛中移除，再删除题目。`,
  en: (contests: OccupyingContests) => `The problem is in ${enContests(contests)}: take it out there first.`,
  data: ({ contestCount }: OccupyingContests) => ({ contestCount }),
  fields: (t) => ({ contestCount: t.exposeInt('contestCount') }),
});

interface NewerVersion {
  readonly modifierName: string | null;
  readonly changedAt: Date;
  readonly currentVersion: number;
}

export const ProblemChanged = domainError('PROBLEM_CHANGED', {
  description: 'Somebody saved the problem since the form was opened; nothing was written.',
  zh: ({ modifierName }: NewerVersion) =>
    `${modifierName ?? '其他人'} 在您编辑期间修改了该题目，您的内容尚未保存。请对照新的版本后再保存。`,
  en: ({ modifierName }: NewerVersion) =>
    `${modifierName ?? 'Somebody else'} changed the problem while you were editing. Nothing of yours is saved yet: ` +
    'compare with the new version, then save again.',
  data: (version: NewerVersion) => version,
  fields: (t) => ({
    modifierName: t.exposeString('modifierName', { nullable: true }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    currentVersion: t.exposeInt('currentVersion'),
  }),
});

/** Largest draft, in bytes of UTF-8. */
export const maxDraftBytes = 4 * 1024 * 1024;

const mostMebibytes = maxDraftBytes / 1024 ** 2;

export const DraftTooLarge = domainError('DRAFT_TOO_LARGE', {
  description: 'The draft is larger than what is kept.',
  zh: `草稿超过 ${mostMebibytes} MiB，无法自动保存。请直接保存题目。`,
  en: `The draft is larger than ${mostMebibytes} MiB and is not kept; save the problem instead.`,
});

export const StatementMissing = domainError('STATEMENT_MISSING', {
  description: 'A problem without a statement is not published.',
  zh: '题目没有题面，不能公开。请先补充题面或上传 PDF 附件。',
  en: 'The problem has no statement, so it cannot be public. Write one, or attach it as PDF.',
});

/** Of a row of an act on many, so it has no type. */
export const TooManyTags = domainError('TOO_MANY_TAGS', {
  zh: `一道题目最多有 ${maxTags} 个标签。`,
  en: `A problem has at most ${maxTags} tags.`,
});
