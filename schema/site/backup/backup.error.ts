import { domainError } from '../../core/errors.ts';

export const BackupNotFound = domainError('BACKUP_NOT_FOUND', {
  description: 'There is no whole backup of that number.',
  zh: '没有这个备份，或它尚未完成、已被清理。请刷新列表。',
  en: 'There is no such backup, it is not whole, or it has made way for newer ones; refresh the list.',
});

export const BackupUnderWay = domainError('BACKUP_UNDER_WAY', {
  description: 'A backup waits or is being made.',
  zh: '正在备份，请等待完成。',
  en: 'A backup is being made already; wait for it.',
});
