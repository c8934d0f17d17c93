import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { AnnouncementNotFound } from '../../site/announcement/announcement.error.ts';
import {
  createContestAnnouncement,
  deleteContestAnnouncement,
  maxContestAnnouncementLength,
  updateContestAnnouncement,
} from './contest-announcement.service.ts';
import { ContestAnnouncementType } from './contest-announcement.type.ts';

const ContestAnnouncementInput = builder.inputType('ContestAnnouncementInput', {
  fields: (t) => ({
    title: t.string({ description: '1 to 255 characters.', validate: z.string().trim().min(1).max(255) }),
    content: t.string({
      description: `Markdown, 1 to ${maxContestAnnouncementLength} characters.`,
      validate: z.string().trim().min(1).max(maxContestAnnouncementLength),
    }),
    isVisible: t.boolean({ description: 'False: kept for later.' }),
  }),
});

builder.mutationFields((t) => ({
  createContestAnnouncement: t.field({
    type: ContestAnnouncementType,
    description: 'Tells all who are in a contest something; open pages show it at once.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ContestNotFound, NotContestAdmin] },
    args: { contestId: t.arg.int(), input: t.arg({ type: ContestAnnouncementInput }) },
    resolve: (_root, { contestId, input }, context) => createContestAnnouncement(context, contestId, input),
  }),
  updateContestAnnouncement: t.field({
    type: ContestAnnouncementType,
    description: 'Rewrites an announcement of a contest; its author and its time stay.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, AnnouncementNotFound] },
    args: { id: t.arg.int(), input: t.arg({ type: ContestAnnouncementInput }) },
    resolve: (_root, { id, input }, context) => updateContestAnnouncement(context, id, input),
  }),
  deleteContestAnnouncement: t.field({
    type: 'Int',
    description: 'Takes an announcement of a contest away for good; answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [AnnouncementNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteContestAnnouncement(context, id);
      return id;
    },
  }),
}));
