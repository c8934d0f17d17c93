import { builder } from '../../core/builder.ts';
import { ProblemNotFound, ProblemEditForbidden } from '../bank/problem.error.ts';
import { DraftTooLarge } from './authoring.error.ts';
import { findDraft, saveDraft, type DraftRow } from './draft.service.ts';
import { forgetDraft } from './forget-draft.service.ts';

const ProblemDraftType = builder.objectRef<DraftRow>('ProblemDraft').implement({
  description: 'What the viewer typed into the form of a problem and has not saved.',
  fields: (t) => ({
    data: t.exposeString('data', { description: 'JSON, as the form sent it.' }),
    basedOnVersion: t.exposeInt('basedOnVersion', {
      nullable: true,
      description: 'Version of the problem the typing began with.',
    }),
    currentVersion: t.int({
      nullable: true,
      description: 'Version of the problem now; null for a new problem.',
      resolve: ({ problem }) => problem?.version ?? null,
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  problemDraft: t.field({
    type: ProblemDraftType,
    nullable: true,
    description: "The viewer's unsaved form of a problem, or (without an id) of a new one. Null when there is none.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.int({ required: false }) },
    resolve: (_root, { problemId }, context) => findDraft(context, problemId ?? null),
  }),
}));

builder.mutationFields((t) => ({
  saveProblemDraft: t.field({
    type: ProblemDraftType,
    description:
      "Keeps the viewer's form in place of what was kept. Saving the problem forgets it; " +
      'making one does so when it names this draft.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden, DraftTooLarge] },
    args: {
      problemId: t.arg.int({ required: false }),
      data: t.arg.string(),
      basedOnVersion: t.arg.int({ required: false }),
    },
    resolve: (_root, { problemId, data, basedOnVersion }, context) =>
      saveDraft(context, { problemId: problemId ?? null, data, basedOnVersion: basedOnVersion ?? null }),
  }),
  dropProblemDraft: t.boolean({
    description: "Forgets the viewer's unsaved form; false when there was none.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: {
      problemId: t.arg.int({ required: false }),
      savedAt: t.arg({
        type: 'DateTime',
        required: false,
        description: 'Only the draft kept at this moment; what was typed elsewhere since stays.',
      }),
    },
    resolve: (_root, { problemId, savedAt }, { db, viewer }) =>
      forgetDraft(db, viewer, { problemId: problemId ?? null, savedAt: savedAt ?? null }),
  }),
}));
