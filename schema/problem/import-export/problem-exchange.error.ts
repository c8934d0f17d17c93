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

export const NoProblemChosen = domainError('NO_PROBLEM_CHOSEN', {
  description: 'No problem was chosen.',
  zh: '请至少选择一道题目。',
  en: 'Choose at least one problem.',
});
