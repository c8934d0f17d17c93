import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { AdminProblemPage } from '../../problem/editing/authoring.query.ts';
import {
  listManagedTrainingProblems,
  listTrainingBankProblems,
  listTrainingCandidates,
} from './training-problem-list.service.ts';
import { ManagedTrainingProblemType } from './training-problem.type.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

const keywordArg = {
  required: false,
  description: 'In display id, titles of all languages, source or author.',
  validate: z.string().max(255),
} as const;

builder.queryFields((t) => ({
  managedTrainingProblems: t.field({
    type: [ManagedTrainingProblemType],
    description:
      'The problems of a training in their order, hidden ones too, for viewers who may add problems to it. ' +
      'The errors TrainingNotFound and NotTrainingAdmin are top-level.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: { field: 1, multiplier: 100 },
    args: { trainingId: t.arg.id() },
    resolve: (_root, { trainingId }, context) => listManagedTrainingProblems(context, rowId(trainingId)),
  }),
  trainingBankProblems: t.field({
    type: AdminProblemPage,
    description:
      `The problems of a training as the bank has them, the newest first. ${adminPage} a page by default. ` +
      'Errors as of managedTrainingProblems.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      trainingId: t.arg.id(),
      keyword: t.arg.string(keywordArg),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { trainingId, keyword, page }, context) =>
      listTrainingBankProblems(context, {
        trainingId: rowId(trainingId),
        keyword: keyword ?? null,
        page: pageOf({ page }, adminPage),
      }),
  }),
  trainingProblemCandidates: t.field({
    type: AdminProblemPage,
    description:
      'Problems that can be added to a training: public ones of the bank or of its group that are not in it, the ' +
      `newest first. ${adminPage} a page by default. Errors as of managedTrainingProblems.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      trainingId: t.arg.id(),
      keyword: t.arg.string(keywordArg),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { trainingId, keyword, page }, context) =>
      listTrainingCandidates(context, {
        trainingId: rowId(trainingId),
        keyword: keyword ?? null,
        page: pageOf({ page }, adminPage),
      }),
  }),
}));
