import { domainError } from '../../core/errors.ts';

export const ProblemImportNotFound = domainError('PROBLEM_IMPORT_NOT_FOUND', {
  description: 'There is no such batch for the viewer.',
  zh: '没有这次导入。',
  en: 'There is no such import.',
});

export const ProblemImportNotReady = domainError('PROBLEM_IMPORT_NOT_READY', {
  description: 'The batch is not waiting for its options.',
  zh: '这次导入还未就绪，或已经开始。',
  en: 'The import is not ready, or has begun already.',
});

export const ProblemImportFilesGone = domainError('PROBLEM_IMPORT_FILES_GONE', {
  description: 'The files of the batch were removed: all was imported, or it is too long ago.',
  zh: '这次导入的文件已被移除，请重新上传。',
  en: 'The files of this import were removed: send them again.',
});

export const NoProblemChosen = domainError('NO_PROBLEM_CHOSEN', {
  description: 'No problem was chosen.',
  zh: '请至少选择一道题目。',
  en: 'Choose at least one problem.',
});
