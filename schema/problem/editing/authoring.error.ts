import { DomainError } from '../../core/errors.ts';

/** A hidden problem is made public by problem admins and super admins only. */
export class PublishingForbidden extends DomainError {
  readonly code = 'PUBLISHING_FORBIDDEN';

  constructor() {
    super({
      'zh-CN': '您没有权限公开题目，请联系题目管理员或超级管理员。',
      'en-US': 'You may not make a hidden problem public; ask a problem admin or a super admin.',
    });
  }
}

/** The problem belongs to contests: it is taken out of them before it is deleted. */
export class ProblemInContest extends DomainError {
  readonly code = 'PROBLEM_IN_CONTEST';
  readonly contestCount: number;

  /** @param titles of those contests whose names the viewer may know; they may be fewer. */
  constructor({ contestCount, titles }: { readonly contestCount: number; readonly titles: readonly string[] }) {
    const hasOthers = titles.length < contestCount;
    const zhList = titles.map((title) => `《${title}》`).join('');
    const zhTitles = titles.length === 0 ? '' : `（${zhList}${hasOthers ? '等' : ''}）`;
    const enList = titles.map((title) => `“${title}”`).join(', ');
    const enTitles = titles.length === 0 ? '' : ` (${enList}${hasOthers ? ' and others' : ''})`;
    const enContests = contestCount === 1 ? 'a contest' : `${contestCount} contests`;
    super({
      'zh-CN': `该题目在 ${contestCount} 场比赛中${zhTitles}，请先从这些比赛中移除，再删除题目。`,
      'en-US': `The problem is in ${enContests}${enTitles}: take it out there first.`,
    });
    this.contestCount = contestCount;
  }
}

/** Somebody saved the problem since the form was opened; nothing was written. */
export class ProblemChanged extends DomainError {
  readonly code = 'PROBLEM_CHANGED';
  readonly modifierName: string | null;
  readonly changedAt: Date;
  readonly currentVersion: number;

  constructor({
    modifierName,
    changedAt,
    currentVersion,
  }: {
    readonly modifierName: string | null;
    readonly changedAt: Date;
    readonly currentVersion: number;
  }) {
    const who = { 'zh-CN': modifierName ?? '其他人', 'en-US': modifierName ?? 'Somebody else' };
    super({
      'zh-CN': `${who['zh-CN']} 在您编辑期间修改了该题目，您的内容尚未保存。请对照新的版本后再保存。`,
      'en-US':
        `${who['en-US']} changed the problem while you were editing. Nothing of yours is saved yet: ` +
        'compare with the new version, then save again.',
    });
    this.modifierName = modifierName;
    this.changedAt = changedAt;
    this.currentVersion = currentVersion;
  }
}

/** Largest draft, in bytes of UTF-8. */
export const maxDraftBytes = 4 * 1024 * 1024;

/** A draft is larger than what is kept. */
export class DraftTooLarge extends DomainError {
  readonly code = 'DRAFT_TOO_LARGE';

  constructor() {
    const most = `${maxDraftBytes / 1024 ** 2} MiB`;
    super({
      'zh-CN': `草稿超过 ${most}，无法自动保存。请直接保存题目。`,
      'en-US': `The draft is larger than ${most} and is not kept; save the problem instead.`,
    });
  }
}

/** A problem without a statement is not published. */
export class StatementMissing extends DomainError {
  readonly code = 'STATEMENT_MISSING';

  constructor() {
    super({
      'zh-CN': '题目没有题面，不能公开。请先补充题面或上传 PDF 附件。',
      'en-US': 'The problem has no statement, so it cannot be public. Write one, or attach it as PDF.',
    });
  }
}
