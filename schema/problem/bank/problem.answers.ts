import { Status } from '@verdict/judge/protocol/status.ts';
import { builder } from '../../core/builder.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { shownText } from '../../queue/task/source-bytes.ts';
import { readText } from '../../queue/task/task-files.ts';

/** A solution of the jury that must be accepted. */
interface AnswerView {
  readonly languageKey: string;
  readonly code: string;
}

const ProblemAnswerType = builder.objectRef<AnswerView>('ProblemAnswer').implement({
  description: "A solution of the jury's own that must be accepted.",
  fields: (t) => ({
    languageKey: t.exposeString('languageKey'),
    code: t.exposeString('code', { description: 'Its main file.' }),
  }),
});

builder.prismaObjectFields('Problem', (t) => ({
  answers: t.field({
    type: [ProblemAnswerType],
    nullable: true,
    description: 'Accepted solutions of the jury; null for all but those who keep the problem.',
    complexity: { field: 20 },
    select: {
      ...placedSelect,
      jurySubmissions: {
        where: { expected: { equals: [Status.ACCEPTED] } },
        select: { name: true, languageKey: true, entryPoint: true },
        orderBy: { name: 'asc' },
      },
      files: { where: { kind: 'JURY_SOURCE' }, select: { name: true, sha256: true }, orderBy: { name: 'asc' } },
    },
    resolve: async ({ jurySubmissions, files: sources, ...problem }, _args, { viewer, files }) => {
      if (!may(viewer, 'problem.keep', problem)) return null;
      const answers = await Promise.all(
        jurySubmissions.map(async ({ name, languageKey, entryPoint }) => {
          const own = sources.filter((source) => source.name.startsWith(`${name}/`));
          const main = own.find((source) => source.name === `${name}/${entryPoint}`) ?? own[0];
          return main === undefined ? [] : [{ languageKey, code: shownText(await readText(files, main.sha256)) }];
        }),
      );
      return answers.flat();
    },
  }),
}));
