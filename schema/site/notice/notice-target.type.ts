import { builder } from '../../core/builder.ts';

/** Named by the wings that have them, in fields of `Notice`. */
export const NoticeTargetType = builder
  .objectRef<{ readonly id: number; readonly name: string }>('NoticeTarget')
  .implement({
    description: 'A group, a class or a contest whose people a notice is for.',
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => String(id) }),
      name: t.exposeString('name', { description: 'That of a class begins with its group.' }),
    }),
  });
