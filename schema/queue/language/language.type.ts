import { builder } from '../../core/builder.ts';
import type { LanguageView } from './language.service.ts';

/** A programming language of the product. */
export const LanguageType = builder.objectRef<LanguageView>('Language').implement({
  description: 'A programming language. All that is known of it was reported by judges.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: '0 for those of remote judges: the key tells languages apart.' }),
    key: t.exposeString('key', { description: 'Stable, lower case: c, cpp, java, python3, ...' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    contentType: t.exposeString('contentType', { description: 'MIME type for editors.' }),
    compileCommand: t.exposeString('compileCommand'),
    runCommand: t.exposeString('runCommand'),
    template: t.exposeString('template', { description: 'A program that reads two numbers and prints their sum.' }),
    timeFactor: t.exposeFloat('timeFactor', {
      description: "Applied to a problem's time limit, unless the problem has its own factor.",
    }),
    memoryFactor: t.exposeFloat('memoryFactor', {
      description: "Applied to a problem's memory limit, unless the problem has its own factor.",
    }),
    isChecker: t.exposeBoolean('isChecker', { description: 'May a checker be written in it?' }),
    position: t.exposeInt('position', { description: 'Order in lists.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Offered by a live judge now.' }),
    isAccepted: t.exposeBoolean('isAccepted', {
      description: 'Offered by a judge within the last day: submissions are accepted and wait while no judge is live.',
    }),
    versions: t.stringList({
      description: 'As the compilers of live judges print them, each once.',
      resolve: (language) => [...language.versions],
    }),
  }),
});
