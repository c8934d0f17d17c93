import { builder } from '../../core/builder.ts';
import type { FileBeginning } from '../../queue/task/file-beginning.ts';

export const BoundedTextType = builder.objectRef<FileBeginning>('BoundedText').implement({
  description: 'The beginning of a text.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'At most 16,384 characters.' }),
    isCut: t.exposeBoolean('isCut', { description: 'Is there more than this?' }),
  }),
});
