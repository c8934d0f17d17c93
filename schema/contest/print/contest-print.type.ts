import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import type { PrintRow, PrintWithContent } from './contest-print.service.ts';

const ContestPrintInterface = builder.interfaceRef<PrintRow>('ContestPrintRequest').implement({
  description: 'A text that a contestant wants on paper. For contest admins and its writer.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    contestId: t.exposeInt('contestId'),
    contestTitle: t.string({ resolve: ({ contest }) => contest.title }),
    username: t.string({ resolve: ({ user }) => user.username }),
    realName: t.string({ nullable: true, resolve: ({ user }) => user.realName }),
    teamName: t.string({
      nullable: true,
      description: 'Team the writer is in.',
      resolve: ({ user }) => user.contestMemberships[0]?.participant.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    printedAt: t.expose('printedAt', { type: 'DateTime', nullable: true, description: 'Null: it waits.' }),
  }),
});

export const ContestPrintType = builder
  .objectRef<PrintRow>('ContestPrint')
  .implement({ interfaces: [ContestPrintInterface], description: 'As lists show it, without the text.' });

export const ContestPrintTextType = builder.objectRef<PrintWithContent>('ContestPrintText').implement({
  interfaces: [ContestPrintInterface],
  description: 'With the text.',
  fields: (t) => ({ content: t.exposeString('content') }),
});

export const ContestPrintPage = pageObject('ContestPrintPage', ContestPrintType);
