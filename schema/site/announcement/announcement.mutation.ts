import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { AnnouncementNotFound } from './announcement.error.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  maxAnnouncementLength,
  updateAnnouncement,
} from './announcement.service.ts';
import { AnnouncementType } from './announcement.type.ts';

const AnnouncementInput = builder.inputType('AnnouncementInput', {
  fields: (t) => ({
    title: t.string({ description: '1 to 255 characters.', validate: z.string().trim().min(1).max(255) }),
    content: t.string({
      description: `Markdown, 1 to ${maxAnnouncementLength} characters.`,
      validate: z.string().trim().min(1).max(maxAnnouncementLength),
    }),
    isVisible: t.boolean({ description: 'False: kept for later.' }),
  }),
});

builder.mutationFields((t) => ({
  createAnnouncement: t.field({
    type: AnnouncementType,
    description: 'Puts up an announcement; open pages show it at once.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: AnnouncementInput }) },
    resolve: (_root, { input }, context) => createAnnouncement(context, input),
  }),
  updateAnnouncement: t.field({
    type: AnnouncementType,
    description: 'Rewrites an announcement; its author and its time stay.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, AnnouncementNotFound] },
    args: { id: t.arg.int(), input: t.arg({ type: AnnouncementInput }) },
    resolve: (_root, { id, input }, context) => updateAnnouncement(context, id, input),
  }),
  deleteAnnouncement: t.field({
    type: 'Int',
    description: 'Takes an announcement away for good; answers its id.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [AnnouncementNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteAnnouncement(context, id);
      return id;
    },
  }),
}));
