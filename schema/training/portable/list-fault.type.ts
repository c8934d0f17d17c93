import { builder } from '../../core/builder.ts';
import type { ListFault } from './read-list.ts';

export const listFaultRef = builder.objectRef<ListFault>('TrainingFileFault').implement({
  description: 'Something wrong with the file of a list.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'From 1.' }),
    path: t.exposeString('path', {
      description: 'Keys and indices from the top, joined by dots. Empty: the file itself.',
    }),
    place: t.string({
      description: "The path in words, in the viewer's language. Empty: the file itself.",
      resolve: ({ place }, _args, { locale }) => place[locale],
    }),
    message: t.string({
      description: "What is wrong, in the viewer's language.",
      resolve: ({ sentence }, _args, { locale }) => sentence[locale],
    }),
  }),
});
