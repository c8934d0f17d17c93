import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { namedTitle } from '../../problem/bank/named-title.ts';
import type { ClarificationRow } from './clarification.service.ts';

const ClarificationStatus = builder.enumType('ClarificationStatus', {
  description: 'OPEN: waits for the jury. ANSWERED. CLOSED: the jury has seen it and gives no answer.',
  values: ['OPEN', 'ANSWERED', 'CLOSED'] as const,
});

export const ClarificationType = builder.objectRef<ClarificationRow>('Clarification').implement({
  description: 'A question to the jury of a contest, and its answer.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    problemDisplayId: t.string({
      nullable: true,
      description: 'Within the contest; null: about the contest as a whole.',
      resolve: ({ contestProblem }) => contestProblem?.displayId ?? null,
    }),
    problemTitle: t.string({
      nullable: true,
      resolve: ({ contestProblem: named }, _args, { locale }) =>
        named === null ? null : namedTitle(named.problem, named.displayTitle, locale),
    }),
    question: t.exposeString('question', { description: 'Markdown.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    askerName: t.exposeString('askerName', {
      nullable: true,
      description: "Null: another contestant's, which is not told.",
    }),
    isMine: t.exposeBoolean('isMine'),
    status: t.field({
      type: ClarificationStatus,
      resolve: ({ answer, answeredAt }) => (answeredAt === null ? 'OPEN' : answer === null ? 'CLOSED' : 'ANSWERED'),
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'Markdown.' }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Was it answered to all?' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last answered or marked.',
    }),
    answererName: t.exposeString('answererName', { nullable: true, description: 'For contest admins only.' }),
  }),
});

export const ClarificationPage = pageObject('ClarificationPage', ClarificationType);
