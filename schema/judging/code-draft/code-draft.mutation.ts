import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { maxCodeLength } from '../submission/submission.error.ts';
import { listDrafts, maxDraftsAtOnce, maxDraftsOfUser, saveDrafts } from './code-draft.service.ts';
import { CodeDraftType, SavedDraftType } from './code-draft.type.ts';

const place = {
  required: false,
  defaultValue: 0,
  description: 'The contest it is typed in, whose display ids are then meant; 0: outside contests.',
  validate: z.int().min(0),
} as const;

const CodeDraftInput = builder.inputType('CodeDraftInput', {
  fields: (t) => ({
    problemDisplayId: t.string({ validate: z.string().max(50) }),
    contestId: t.int(place),
    languageKey: t.string({ validate: z.string().min(1).max(30) }),
    code: t.string({
      required: false,
      description: `Null: back to the template. One of more than ${maxCodeLength} characters is not stored.`,
    }),
    baseVersion: t.int({ description: 'The version it grew from; 0: none was known.', validate: z.int().min(0) }),
    ageMs: t.float({
      description:
        'How long ago it was typed, in milliseconds: of two texts that grew apart the one typed later is the draft.',
      validate: z.number().min(0).max(1e12),
    }),
  }),
});

builder.queryField('codeDrafts', (t) =>
  t.field({
    type: [CodeDraftType],
    description: "The viewer's drafts on one problem, one a language.",
    authScopes: { signedIn: true },
    args: { problemDisplayId: t.arg.string({ validate: z.string().max(50) }), contestId: t.arg.int(place) },
    resolve: (_root, { problemDisplayId, contestId }, context) =>
      listDrafts(context, { problemDisplayId, contestId: contestId ?? 0 }),
  }),
);

builder.mutationField('saveCodeDrafts', (t) =>
  t.field({
    type: [SavedDraftType],
    description:
      'Keeps what the viewer has typed for their other browsers. What cannot be kept is left out of the answer. ' +
      `A user has ${maxDraftsOfUser}; beyond, the one not typed into for longest goes.`,
    authScopes: { signedIn: true },
    args: { drafts: t.arg({ type: [CodeDraftInput], validate: z.array(z.unknown()).max(maxDraftsAtOnce) }) },
    resolve: (_root, { drafts }, context) =>
      saveDrafts(
        context,
        drafts.map(({ contestId, code, ...draft }) => ({ ...draft, contestId: contestId ?? 0, code: code ?? null })),
      ),
  }),
);
