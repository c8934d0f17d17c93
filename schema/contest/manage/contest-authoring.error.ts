import { DomainError } from '../../core/errors.ts';

/** Somebody changed the contest since its form was opened; nothing was written. */
export class ContestChanged extends DomainError {
  readonly code = 'CONTEST_CHANGED';
  readonly changedAt: Date;
  readonly currentVersion: number;

  constructor({ changedAt, currentVersion }: { readonly changedAt: Date; readonly currentVersion: number }) {
    super({
      'zh-CN': '该比赛在您编辑期间已被修改，您的内容尚未保存。请对照新的版本后再保存。',
      'en-US':
        'Somebody changed the contest while you were editing. Nothing of yours is saved yet: ' +
        'compare with the new version, then save again.',
    });
    this.changedAt = changedAt;
    this.currentVersion = currentVersion;
  }
}
