import { domainError } from '../../core/errors.ts';

export const BackupNotFound = domainError('BACKUP_NOT_FOUND', {
  description: 'There is no whole backup of that number.',
  zh: '没有这个备份，或它尚未完成、已被清理。请刷新列表。',
  en: 'There is no such backup, it is not whole, or it has made way for newer ones; refresh the list.',
});
