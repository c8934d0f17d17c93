import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import type { CaseFact } from './case-facts.service.ts';
import { listProblemCases } from './problem-case.service.ts';

const casePage = 50;

const ProblemCaseType = builder.objectRef<CaseFact>('ProblemCase').implement({
  description: 'A test case of a problem, for those who may change it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    position: t.exposeInt('position', { description: 'From 1, in the order of judging.' }),
    name: t.exposeString('name'),
    isSample: t.exposeBoolean('isSample'),
    inputBytes: t.float({ resolve: ({ input }) => input.sizeBytes }),
    outputBytes: t.float({ resolve: ({ answer }) => answer.sizeBytes }),
    score: t.exposeInt('score', { nullable: true }),
    groupNumber: t.exposeInt('groupNumber', { nullable: true }),
    inputUrl: t.string({
      description: 'Path on this site; opens with the session cookie.',
      resolve: ({ id }) => `/api/file/test-case/${id}/input`,
    }),
    outputUrl: t.string({ resolve: ({ id }) => `/api/file/test-case/${id}/output` }),
  }),
});

const ProblemCasePage = pageObject('ProblemCasePage', ProblemCaseType);

builder.queryFields((t) => ({
  problemCases: t.field({
    type: ProblemCasePage,
    description:
      'Test cases of a problem in their order, for those who may change it; none for others. ' +
      `${casePage} a page by default. All of them as a zip: /api/file/download-testcase?pid=ID.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(casePage),
    args: { id: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { id, page }, context) => listProblemCases(context, id, pageOf({ page }, casePage)),
  }),
}));
