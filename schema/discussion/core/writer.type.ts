import { loadIsMuted } from '../../account/mute/mute.loader.ts';
import { RoleType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import type { Writer } from './writer.ts';

export const WriterType = builder.objectRef<Writer>('CommentWriter').implement({
  description: 'Author of a discussion, a comment or a reply.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    titleName: t.exposeString('titleName', { nullable: true }),
    titleColor: t.exposeString('titleColor', { nullable: true }),
    role: t.expose('role', { type: RoleType }),
    isMutedByViewer: t.boolean({
      description: 'The viewer muted the account; its texts are shown on demand.',
      resolve: ({ id }, _args, context) => loadIsMuted(context, id),
    }),
  }),
});
