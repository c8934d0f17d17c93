import { CheckerConvention } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { compileMessageFor } from '../../queue/task/compile-message.ts';
import { judgingFailed } from '../../queue/task/judging-failed.ts';
import type { CompileView } from './compile-view.service.ts';

export const CheckerConventionEnum = builder.enumType(CheckerConvention, {
  name: 'CheckerConvention',
  description:
    'How a checker or interactor says what it thinks: exit codes of testlib, of HOJ, of Kattis validators, ' +
    'or a JavaScript function.',
});

const CompileStateEnum = builder.enumType('CheckerCompileState', {
  values: {
    PENDING: { description: 'Not compiled yet.' },
    OK: { description: 'Compiled; the message holds warnings.' },
    FAILED: { description: "Does not compile; the message is the compiler's." },
    NOT_TRIED: { description: 'Could not be tried for reasons of our own; ask again.' },
  } as const,
});

export const CheckerCompileType = builder.objectRef<CompileView>('CheckerCompile').implement({
  description: 'The compile of a checker or interactor. One content is compiled once.',
  fields: (t) => ({
    id: t.exposeID('sha256', { description: 'Hash of the content.' }),
    languageKey: t.exposeString('languageKey'),
    state: t.expose('state', { type: CompileStateEnum }),
    message: t.string({
      nullable: true,
      resolve: ({ state, message }, _args, { viewer, locale }) => {
        if (state === 'NOT_TRIED') return isAdmin(viewer) ? message : judgingFailed[locale];
        return message === null ? null : compileMessageFor(locale, message);
      },
    }),
    compilerVersion: t.exposeString('compilerVersion', { nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});
