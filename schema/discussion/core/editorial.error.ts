import { domainError } from '../../core/errors.ts';

export const EditorialNotFound = domainError('EDITORIAL_NOT_FOUND', {
  description: 'There is no such editorial, or the viewer may not read it now.',
  zh: '该题解不存在，或您暂时不能查看。',
  en: 'There is no such editorial, or you may not read it now.',
  rest: 404,
});
