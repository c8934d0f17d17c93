import { builder } from '../../core/builder.ts';
import { maxLostOfDraft, type DraftRow, type SavedDraft } from './code-draft.service.ts';

const LostCodeDraftType = builder.prismaObject('LostCodeDraft', {
  select: { id: true },
  description: 'A text of the viewer that a later one of another browser took the place of.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    code: t.exposeString('code'),
    editedAt: t.expose('editedAt', { type: 'DateTime', description: 'When it was typed.' }),
  }),
});

export const CodeDraftType = builder.objectRef<DraftRow>('CodeDraft').implement({
  description: 'What the viewer has typed and not necessarily submitted.',
  fields: (t) => ({
    languageKey: t.exposeString('languageKey'),
    code: t.exposeString('code', { nullable: true, description: 'Null: back to the template.' }),
    version: t.exposeInt('version', { description: 'To be sent along with the next text.' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', description: "When it was typed, by the server's clock." }),
    lost: t.prismaField({
      type: [LostCodeDraftType],
      description: `Other texts of theirs it took the place of, newest first; at most ${maxLostOfDraft}.`,
      complexity: { field: 1, multiplier: maxLostOfDraft },
      resolve: (query, { id }, _args, { db }) =>
        db.lostCodeDraft.findMany({ ...query, where: { draftId: id }, orderBy: { id: 'desc' } }),
    }),
  }),
});

export const SavedDraftType = builder.objectRef<SavedDraft>('SavedCodeDraft').implement({
  fields: (t) => ({
    problemDisplayId: t.exposeString('problemDisplayId'),
    contestId: t.int({ description: 'As it was sent.', resolve: ({ draft }) => draft.contestId }),
    draft: t.field({ type: CodeDraftType, description: 'As it is stored now.', resolve: ({ draft }) => draft }),
    isTaken: t.exposeBoolean('isTaken', {
      description: 'False: a text typed later is stored already; the sent one is kept among its `lost`.',
    }),
  }),
});
