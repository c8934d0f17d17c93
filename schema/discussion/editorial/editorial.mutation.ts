import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { NotProblemStaff } from '../../problem/checker/checker.error.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { maxHints } from '../core/editorial.rule.ts';
import { DisclosureEnum } from '../post/discussion.type.ts';
import { EditorialChanged, EditorialLocked, EditorialStepClosed } from './editorial.error.ts';
import { loadEditorial, type EditorialView } from './editorial.loader.ts';
import { EditorialType } from './editorial.type.ts';
import { giveUpProblem, openStep } from './open-step.service.ts';
import {
  deleteEditorial,
  maxContentLength,
  maxHintLength,
  maxSolutions,
  saveEditorial,
  type Publication,
} from './save-editorial.service.ts';

const EditorialTextInput = builder.inputType('EditorialTextInput', {
  description: 'An editorial in one language. All languages have equally many hints.',
  fields: (t) => ({
    language: t.string({ description: 'zh or en.', validate: z.enum(['zh', 'en']) }),
    content: t.string({
      description: `Markdown, 1 to ${maxContentLength} characters.`,
      validate: z.string().max(maxContentLength),
    }),
    hints: t.stringList({
      description: `Markdown, up to ${maxHints} hints of 1 to ${maxHintLength} characters.`,
      validate: z.array(z.string().max(maxHintLength)).max(maxHints),
    }),
  }),
});

const EditorialPublicationInput = builder.inputType('EditorialPublicationInput', {
  description: 'When an editorial is published.',
  isOneOf: true,
  fields: (t) => ({
    isNow: t.boolean({ required: false, description: 'At once; what is published stays so.' }),
    at: t.field({ type: 'DateTime', required: false, description: 'At this moment.' }),
    contestId: t.id({ required: false, description: 'At the end of this contest, which has the problem.' }),
  }),
});

const SaveEditorialInput = builder.inputType('SaveEditorialInput', {
  description: 'The editorial of a problem.',
  fields: (t) => ({
    problemId: t.id({ description: 'Which problem.' }),
    basedOnVersion: t.int({
      required: false,
      description: 'Version that was changed; null: there was no editorial.',
    }),
    disclosure: t.field({ type: DisclosureEnum, description: 'Who opens it.' }),
    publication: t.field({
      type: EditorialPublicationInput,
      required: false,
      description: 'Null: a draft, for keepers alone.',
    }),
    translations: t.field({
      type: [EditorialTextInput],
      description: 'One for each language.',
      validate: z.array(z.unknown()).max(2),
    }),
    solutionNames: t.stringList({
      description: `Names of up to ${maxSolutions} jury solutions below the text.`,
      validate: z.array(z.string().max(255)).max(maxSolutions),
    }),
  }),
});

const DeleteEditorialInput = builder.inputType('DeleteEditorialInput', {
  description: 'Names an editorial.',
  fields: (t) => ({ problemId: t.id({ description: 'Of which problem.' }) }),
});

const OpenEditorialStepInput = builder.inputType('OpenEditorialStepInput', {
  description: 'A step of an editorial.',
  fields: (t) => ({
    problemId: t.id({ description: 'Of which problem.' }),
    hint: t.int({
      required: false,
      description: 'Number of the hint; null: the text.',
      validate: z.int().min(1).max(maxHints),
    }),
  }),
});

const GiveUpProblemInput = builder.inputType('GiveUpProblemInput', {
  description: 'A problem that the viewer gives up.',
  fields: (t) => ({ problemId: t.id({ description: 'Which problem.' }) }),
});

const dataField = { name: 'editorial' } as const;

/** The editorial after a change. @throws EditorialNotFound */
async function readEditorial(context: Context, problemId: number): Promise<EditorialView> {
  const editorial = await loadEditorial(context, problemId);
  if (editorial === null) throw new EditorialNotFound();
  return editorial;
}

builder.mutationFields((t) => ({
  saveEditorial: t.field({
    type: EditorialType,
    description: 'Saves the editorial of a problem. For its keepers; refused when another one saved it meanwhile.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, ProblemNotFound, NotProblemStaff, EditorialChanged, EditorialNotFound],
      dataField,
    },
    args: { input: t.arg({ type: SaveEditorialInput }) },
    resolve: async (_root, { input }, context) => {
      const problemId = rowId(input.problemId);
      await saveEditorial(context, {
        problemId,
        basedOnVersion: input.basedOnVersion ?? null,
        disclosure: input.disclosure,
        publication: publicationIn(input.publication),
        translations: input.translations,
        solutionNames: input.solutionNames,
      });
      return readEditorial(context, problemId);
    },
  }),
  deleteEditorial: t.field({
    type: 'ID',
    description: 'Deletes the editorial of a problem with its comments. For its keepers.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [ProblemNotFound, NotProblemStaff, EditorialNotFound],
      dataField: { name: 'deletedEditorialId' },
    },
    args: { input: t.arg({ type: DeleteEditorialInput }) },
    resolve: async (_root, { input }, context) => String(await deleteEditorial(context, rowId(input.problemId))),
  }),
  openEditorialStep: t.field({
    type: EditorialType,
    description: 'Opens a hint or the text for the viewer, which is recorded for them alone. Hints open in order.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [InvalidInput, EditorialNotFound, EditorialLocked, EditorialStepClosed], dataField },
    args: { input: t.arg({ type: OpenEditorialStepInput }) },
    resolve: async (_root, { input }, context) => {
      const problemId = rowId(input.problemId);
      await openStep(context, problemId, input.hint ?? null);
      return readEditorial(context, problemId);
    },
  }),
  giveUpProblem: t.prismaField({
    type: ProblemObject,
    description:
      'The viewer gives a problem up, for good, and reads from now on what is for those who solved it. ' +
      'Later solves count as ever; the viewer alone sees that they came after giving up.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemClosedForDiscussion], dataField: { name: 'problem' } },
    args: { input: t.arg({ type: GiveUpProblemInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.problemId);
      await giveUpProblem(context, id);
      return context.db.problem.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));

function publicationIn(input: typeof EditorialPublicationInput.$inferInput | null | undefined): Publication {
  if (input?.contestId) return { kind: 'CONTEST', contestId: rowId(input.contestId) };
  if (input?.at) return { kind: 'DATE', at: input.at };
  return { kind: input?.isNow ? 'NOW' : 'DRAFT' };
}
