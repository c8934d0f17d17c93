import { builder } from '../../core/builder.ts';
import { loadIsMuted } from './mute.loader.ts';

builder.prismaObjectFields('User', (t) => ({
  isMutedByViewer: t.boolean({
    description: 'The viewer muted the account, and hears nothing of what it writes.',
    select: { id: true },
    resolve: ({ id }, _args, context) => loadIsMuted(context, id),
  }),
}));
