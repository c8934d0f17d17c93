import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { DifficultyEnum } from '../../problem/bank/problem-enums.ts';
import { AdminProblemPage } from '../../problem/editing/authoring.query.ts';
import { listCandidates, listContestBankProblems, listManagedContestProblems } from './contest-problem-list.service.ts';
import { ManagedContestProblemType } from './contest-problem.type.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

const CandidateFilterInput = builder.inputType('ContestProblemCandidateFilter', {
  fields: (t) => ({
    keyword: t.string({
      required: false,
      description:
        'In display id, titles of all languages, source or author; of the bank, one or two letters are looked for as ' +
        'in adminProblems.',
      validate: z.string().max(255),
    }),
    id: t.int({ required: false, description: 'Of one problem.' }),
    origin: t.string({
      required: false,
      description: 'ME for local problems, a remote judge, or ALL (the default).',
      validate: z.string().max(20),
    }),
    tagIds: t.intList({
      required: false,
      description: 'A problem must carry all of them.',
      validate: z.array(z.int()).max(20),
    }),
    difficulty: t.field({ type: DifficultyEnum, required: false }),
    isUnsolvedByMembers: t.boolean({
      required: false,
      defaultValue: false,
      description:
        'Of a contest of a group: that no member below its admins has solved in practice. What they solved in ' +
        'contests or elsewhere is not known.',
    }),
    classId: t.id({ required: false, description: 'With isUnsolvedByMembers: members of this class alone.' }),
  }),
});

builder.queryFields((t) => ({
  managedContestProblems: t.field({
    type: [ManagedContestProblemType],
    description:
      'The problems of a contest in their order, for its admins. ' +
      'The errors ContestNotFound and NotContestAdmin are top-level.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { contestId: t.arg.int() },
    resolve: (_root, { contestId }, context) => listManagedContestProblems(context, contestId),
  }),
  contestBankProblems: t.field({
    type: AdminProblemPage,
    description:
      'The problems of a contest as the bank has them, newest first. 10 a page by default. ' +
      'Errors as of managedContestProblems.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      contestId: t.arg.int(),
      keyword: t.arg.string({ required: false, validate: z.string().max(255) }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { contestId, keyword, page }, context) =>
      listContestBankProblems(context, { contestId, keyword: keyword ?? null, page: pageOf({ page }, adminPage) }),
  }),
  contestProblemCandidates: t.field({
    type: AdminProblemPage,
    description:
      'Problems of the bank that a contest can still take: judged as it asks, and not in it. 10 a page by default. ' +
      'Errors as of managedContestProblems.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      contestId: t.arg.int(),
      filter: t.arg({ type: CandidateFilterInput, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { contestId, filter, page }, context) =>
      listCandidates(context, {
        contestId,
        filter: { ...filter, classId: filter?.classId ? rowId(filter.classId) : null },
        page: pageOf({ page }, adminPage),
      }),
  }),
}));
