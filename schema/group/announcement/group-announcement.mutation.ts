import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { AnnouncementNotFound } from '../../site/announcement/announcement.error.ts';
import { maxAnnouncementLength } from '../../site/announcement/announcement.service.ts';
import { AnnouncementType } from '../../site/announcement/announcement.type.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import {
  createGroupAnnouncement,
  deleteGroupAnnouncement,
  updateGroupAnnouncement,
} from './group-announcement.service.ts';

const text = {
  title: { description: '1 to 255 characters.', validate: z.string().trim().min(1).max(255) },
  content: {
    description: `Markdown, 1 to ${maxAnnouncementLength} characters.`,
    validate: z.string().trim().min(1).max(maxAnnouncementLength),
  },
  isVisible: { description: 'False: kept for later.' },
} as const;

const CreateGroupAnnouncementInput = builder.inputType('CreateGroupAnnouncementInput', {
  description: 'News of a group.',
  fields: (t) => ({
    groupId: t.id({ description: 'Which group.' }),
    title: t.string(text.title),
    content: t.string(text.content),
    isVisible: t.boolean(text.isVisible),
  }),
});

const UpdateGroupAnnouncementInput = builder.inputType('UpdateGroupAnnouncementInput', {
  description: 'Changed news of a group.',
  fields: (t) => ({
    id: t.id({ description: 'Which announcement.' }),
    title: t.string(text.title),
    content: t.string(text.content),
    isVisible: t.boolean(text.isVisible),
  }),
});

const DeleteGroupAnnouncementInput = builder.inputType('DeleteGroupAnnouncementInput', {
  description: 'Names an announcement of a group.',
  fields: (t) => ({ id: t.id({ description: 'Which announcement.' }) }),
});

const dataField = { name: 'announcement' } as const;

builder.mutationFields((t) => ({
  createGroupAnnouncement: t.field({
    type: AnnouncementType,
    description: 'Puts up news of a group; open pages show them at once. For its admins.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, GroupNotFound, GroupActForbidden], dataField },
    args: { input: t.arg({ type: CreateGroupAnnouncementInput }) },
    resolve: (_root, { input: { groupId, ...announcement } }, context) =>
      createGroupAnnouncement(context, rowId(groupId), announcement),
  }),
  updateGroupAnnouncement: t.field({
    type: AnnouncementType,
    description: 'Rewrites news of a group; author and time stay. For the author and roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, AnnouncementNotFound, GroupActForbidden], dataField },
    args: { input: t.arg({ type: UpdateGroupAnnouncementInput }) },
    resolve: (_root, { input: { id, ...announcement } }, context) =>
      updateGroupAnnouncement(context, rowId(id), announcement),
  }),
  deleteGroupAnnouncement: t.field({
    type: 'ID',
    description: 'Deletes news of a group. For the author and roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [AnnouncementNotFound, GroupActForbidden],
      dataField: { name: 'deletedAnnouncementId' },
    },
    args: { input: t.arg({ type: DeleteGroupAnnouncementInput }) },
    resolve: async (_root, { input: { id } }, context) => {
      await deleteGroupAnnouncement(context, rowId(id));
      return id;
    },
  }),
}));
