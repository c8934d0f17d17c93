import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { GroupNotFound, TooManyGroupProblems } from '../../place/group.error.ts';
import { ProblemVisibilityEnum } from '../bank/problem-enums.ts';
import { ProblemNotFound, ProblemEditForbidden } from '../bank/problem.error.ts';
import { JuryReportNotGreen } from '../jury-report/jury.error.ts';
import {
  NotProblemMaker,
  ProblemChanged,
  ProblemInContest,
  PublishingForbidden,
  StatementMissing,
} from './authoring.error.ts';
import { AdminProblemType } from './authoring.query.ts';
import { changeVisibility, deleteProblem } from './manage-problem.service.ts';
import { ProblemFormType } from './problem-form.type.ts';
import { ProblemInputType } from './problem-input.type.ts';
import { createProblem, updateProblem } from './save-problem.service.ts';

const acceptance =
  'True: it becomes public although its jury report is red or not in, of which a first try without this told.';

builder.mutationFields((t) => ({
  createProblem: t.field({
    type: ProblemFormType,
    description: 'Creates a problem on the site or in a group, all or nothing.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, GroupNotFound, NotProblemMaker, TooManyGroupProblems, StatementMissing] },
    args: {
      groupId: t.arg.int({
        required: false,
        description:
          'Where: the display id is then made of the short name of the group and the given one. Null: on the site.',
      }),
      input: t.arg({ type: ProblemInputType }),
      draftSavedAt: t.arg({
        type: 'DateTime',
        required: false,
        description:
          'When the draft was kept (ProblemDraft.savedAt) that becomes the problem: it is forgotten. ' +
          'Any other draft stays.',
      }),
    },
    resolve: (_root, { groupId, input, draftSavedAt }, context) =>
      createProblem(context, { groupId: groupId ?? null, input, draftSavedAt: draftSavedAt ?? null }),
  }),
  updateProblem: t.field({
    type: ProblemFormType,
    description:
      'Saves a problem over the version its form was opened with, all or nothing. ' +
      'The test data become a new version only if they changed.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        ProblemNotFound,
        ProblemEditForbidden,
        PublishingForbidden,
        ProblemChanged,
        JuryReportNotGreen,
        StatementMissing,
      ],
    },
    args: {
      id: t.arg.int(),
      version: t.arg.int(),
      input: t.arg({ type: ProblemInputType }),
      isReportAccepted: t.arg.boolean({ defaultValue: false, description: acceptance }),
    },
    resolve: (_root, args, context) => updateProblem(context, args),
  }),
  changeProblemVisibility: t.field({
    type: AdminProblemType,
    description: 'Hides a problem or shows it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [ProblemNotFound, ProblemEditForbidden, PublishingForbidden, JuryReportNotGreen, StatementMissing],
    },
    args: {
      id: t.arg.int(),
      visibility: t.arg({ type: ProblemVisibilityEnum }),
      isReportAccepted: t.arg.boolean({ defaultValue: false, description: acceptance }),
    },
    resolve: (_root, args, context) => changeVisibility(context, args),
  }),
  deleteProblem: t.field({
    type: 'Int',
    description: 'Removes a problem with its submissions, unless a contest has it; answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden, ProblemInContest] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteProblem(context, id);
      return id;
    },
  }),
}));
