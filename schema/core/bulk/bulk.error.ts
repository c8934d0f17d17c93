import { domainError } from '../errors.ts';

export const BulkActNotFound = domainError('BULK_ACT_NOT_FOUND', {
  description: 'There is no such act, or it is of another account.',
  zh: '该批量操作不存在或已过期，请重新预览。',
  en: 'There is no such act, or its time is over. Make a new preview.',
});

export const BulkActFinal = domainError('BULK_ACT_FINAL', {
  description:
    'The preview is older than an hour, or the act was not applied, was undone, is older than 30 days, or cannot be ' +
    'undone.',
  zh: '该批量操作已不能执行或撤销，请刷新后重试。',
  en: 'This act can no longer be applied or undone. Reload the page, then try again.',
});

interface LaterChange {
  readonly username: string;
}

/** Of a row, so it has no type. */
export const BulkRowChanged = domainError('BULK_ROW_CHANGED', {
  zh: (change: LaterChange | null) =>
    change === null ? '此后已被修改，因此保持不变。' : `${change.username} 此后修改过，因此保持不变。`,
  en: (change) =>
    change === null ? 'Changed since, so it stays as it is.' : `${change.username} changed it since, so it stays.`,
});
