import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { textOf } from '../text/text.ts';
import { TextInput } from '../text/text.type.ts';
import { readActs } from './act-list.service.ts';
import { maxReasonLength, moderateText } from './moderate.service.ts';
import {
  AccountNotBannable,
  ModeratedTextLocked,
  ModeratedTextNotFound,
  ModerationActFinal,
  ModerationActNotFound,
} from './moderation.error.ts';
import { ModeratedTextType, ModerationActType, ModerationKindEnum } from './moderation.type.ts';
import { lockText, unlockText } from './queue.service.ts';
import { undoAct } from './undo.service.ts';

const LockModeratedTextInput = builder.inputType('LockModeratedTextInput', {
  description: 'A text that a moderator looks at.',
  fields: (t) => ({
    id: t.id({ description: 'Of the row in the queue.' }),
    isTakenOver: t.boolean({
      required: false,
      defaultValue: false,
      description: 'True: also from another moderator who looks at it.',
    }),
  }),
});

const UnlockModeratedTextInput = builder.inputType('UnlockModeratedTextInput', {
  description: 'A text that a moderator looks at no more.',
  fields: (t) => ({ id: t.id({ description: 'Of the row in the queue.' }) }),
});

const ModerateTextInput = builder.inputType('ModerateTextInput', {
  description: 'What a moderator does with a text.',
  fields: (t) => ({
    on: t.field({ type: TextInput, description: 'Which text.' }),
    acts: t.field({
      type: [ModerationKindEnum],
      description: 'KEEP alone, or at most one of HIDE and DELETE with some of the others.',
      validate: z.array(z.unknown()).max(4),
    }),
    reason: t.string({
      required: false,
      description: `For the author, at most ${maxReasonLength} characters; not needed for KEEP.`,
      validate: z.string().max(maxReasonLength),
    }),
    until: t.field({ type: 'DateTime', required: false, description: 'End of a ban, within five years.' }),
  }),
});

const UndoModerationActInput = builder.inputType('UndoModerationActInput', {
  description: 'An act to be undone.',
  fields: (t) => ({ id: t.id({ description: 'Which act.' }) }),
});

builder.mutationFields((t) => ({
  lockModeratedText: t.field({
    type: ModeratedTextType,
    description: 'Keeps other moderators off a reported text for ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [ModeratedTextNotFound, ModeratedTextLocked], dataField: { name: 'moderatedText' } },
    args: { input: t.arg({ type: LockModeratedTextInput }) },
    resolve: (_root, { input: { id, isTakenOver } }, context) => lockText(context, rowId(id), isTakenOver ?? false),
  }),
  unlockModeratedText: t.field({
    type: ModeratedTextType,
    description: "Gives back the viewer's lock; idempotent.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [ModeratedTextNotFound], dataField: { name: 'moderatedText' } },
    args: { input: t.arg({ type: UnlockModeratedTextInput }) },
    resolve: (_root, { input: { id } }, context) => unlockText(context, rowId(id)),
  }),
  moderateText: t.field({
    type: [ModerationActType],
    description:
      'Keeps, hides or deletes a text, warns its author or bans them from writing in its place, and decides its open ' +
      'reports. Each act is audited and can be undone within 30 days.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, ModeratedTextNotFound, ModeratedTextLocked, AccountNotBannable],
      dataField: { name: 'acts' },
    },
    args: { input: t.arg({ type: ModerateTextInput }) },
    resolve: async (_root, { input: { on, acts, reason, until } }, context) =>
      readActs(
        context,
        await moderateText(context, textOf(on), { kinds: acts, reason: reason ?? '', until: until ?? null }),
      ),
  }),
  undoModerationAct: t.field({
    type: [ModerationActType],
    description: 'Undoes an act within 30 days: restores the text, lifts the ban, opens the reports again. Audited.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [ModerationActNotFound, ModerationActFinal], dataField: { name: 'acts' } },
    args: { input: t.arg({ type: UndoModerationActInput }) },
    resolve: async (_root, { input: { id } }, context) => {
      await undoAct(context, rowId(id));
      return readActs(context, [rowId(id)]);
    },
  }),
}));
