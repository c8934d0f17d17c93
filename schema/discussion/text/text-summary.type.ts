import { builder } from '../../core/builder.ts';
import { WriterType } from '../core/writer.type.ts';
import type { StoredText } from './stored-text.service.ts';
import { TextKindEnum } from './text.type.ts';

export const TextSummaryType = builder.objectRef<StoredText>('TextSummary').implement({
  description: 'A discussion, comment, reply or community solution as its moderators see it.',
  fields: (t) => ({
    kind: t.field({ type: TextKindEnum, resolve: ({ ref }) => ref.kind }),
    id: t.int({ description: 'Of the discussion, comment, reply or solution.', resolve: ({ ref }) => ref.id }),
    title: t.exposeString('title', { description: 'Of the discussion, the contest, the problem or the solution.' }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    path: t.exposeString('path', { description: 'Path of the site where it is seen.' }),
    author: t.expose('author', { type: WriterType }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Its author and moderators alone read it.' }),
    isDeleted: t.boolean({ resolve: ({ deletedAt }) => deletedAt !== null }),
  }),
});
