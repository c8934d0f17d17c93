import { domainError } from '../../core/errors.ts';
import { listFaultRef } from './list-fault.type.ts';
import type { ListFault } from './read-list.ts';

export const InvalidTrainingFile = domainError('INVALID_TRAINING_FILE', {
  description: 'The file of a list has faults; nothing was made.',
  zh: '文件有误，请按行号修改。',
  en: 'The file has faults; correct them by their lines.',
  data: (faults: readonly ListFault[]) => ({ faults }),
  fields: (t) => ({
    faults: t.field({
      type: [listFaultRef],
      description: 'The first 50, by lines.',
      resolve: ({ faults }) => [...faults],
    }),
  }),
});
