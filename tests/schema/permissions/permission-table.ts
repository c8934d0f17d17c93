import { problemInput } from '../authoring/authoring-scene.ts';
import { type Asker, type MarkedProblem, type PermissionScene, type Place, askers } from './permission-scene.ts';

/** How an operation is asked: a GraphQL operation, or a REST call. */
export type Question =
  | { readonly query: string; readonly variables?: Record<string, unknown> }
  | {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly search?: Record<string, string | number | boolean>;
      readonly body?: unknown;
    };

/** An operation, and for whom its answer may hold what it is looked for. */
export interface PermissionRow {
  readonly name: string;
  /** It can be done to a problem but once: everybody asks of another one. */
  readonly isOnce?: boolean;
  readonly ask: (problem: MarkedProblem, scene: PermissionScene) => Question;
  /** What tells that the answer tells of the problem. */
  readonly mark: (problem: MarkedProblem) => string | RegExp;
  /** Who is to find the mark; everybody else is not. */
  readonly finds: Readonly<Record<Place, readonly Asker[]>>;
}

const keepers: readonly Asker[] = ['author', 'problem admin', 'admin', 'super admin', 'super admin by token'];
const admins: readonly Asker[] = ['problem admin', 'admin', 'super admin', 'super admin by token'];
/** Who changes a problem: admins that are no more than that only their own. */
const editors: readonly Asker[] = ['author', 'problem admin', 'super admin', 'super admin by token'];
/** All but tokens that may not read. */
const readers = askers.filter((asker) => asker !== 'token without scopes that matter');
const signedIn = readers.filter((asker) => asker !== 'signed out' && asker !== 'judge');
const submitters = signedIn.filter((asker) => asker !== 'restricted');

/** One look at one problem. */
const seen: PermissionRow['finds'] = {
  public: readers,
  private: keepers,
  contest: keepers,
  group: [...keepers, 'member'],
  'private of group': keepers,
};
/** The problem bank: problems of groups are not in it. */
const listed: PermissionRow['finds'] = { ...seen, group: [], 'private of group': [] };
/** What is asked of the group: problems of others are none of it. */
const inGroup: PermissionRow['finds'] = { ...seen, public: [], private: [], contest: [] };
/** What is the same for all visitors. */
const open: PermissionRow['finds'] = { public: readers, private: [], contest: [], group: [], 'private of group': [] };
/** Lists of practice: without those of groups, with one's own for good. */
const ofPractice: PermissionRow['finds'] = {
  ...listed,
  private: [...keepers, 'former'],
  contest: [...keepers, 'former'],
};
/** The same of every problem. */
const always = (who: readonly Asker[]): PermissionRow['finds'] => ({
  public: who,
  private: who,
  contest: who,
  group: who,
  'private of group': who,
});
const edited = always(editors);
/** As far as they may at all. */
const narrowed = (finds: PermissionRow['finds'], to: readonly Asker[]) =>
  Object.fromEntries(
    Object.entries(finds).map(([place, who]) => [place, who.filter((asker) => to.includes(asker))]),
  ) as unknown as PermissionRow['finds'];
/** One's own stays one's own. */
const alsoFormer = (finds: PermissionRow['finds']) =>
  Object.fromEntries(
    Object.entries(finds).map(([place, who]) => [place, [...new Set<Asker>([...who, 'former'])]]),
  ) as unknown as PermissionRow['finds'];

/** Tags: those of listed problems, and all for admins. */
const tagged: PermissionRow['finds'] = { ...listed, group: admins, 'private of group': admins };
/** What belongs to the former user's submissions. */
const formers: readonly Asker[] = ['former', ...admins];
const ofFormer = always(formers);

const title = ({ title: mark }: MarkedProblem) => mark;
const content = ({ content: mark }: MarkedProblem) => mark;
const wholeProblem = `
  displayId title
  statement(language: "en") { title description input output hint }
  samples { input output } source tags { name } codeTemplates { template } languages { template } statementLanguages
  attachments { name }
`;
const solution = (problem: MarkedProblem) => ({
  problemDisplayId: problem.displayId,
  languageKey: 'cpp',
  code: 'int main() {}',
});

const jurySolution = { name: 'accepted/other.cpp', languageKey: 'cpp', code: 'int main() {}', expected: [0] };

/** How problems are written. What is only tried fails for another reason than who asks. */
const authoringRows: readonly PermissionRow[] = [
  {
    name: 'createProblem',
    finds: always(admins),
    mark: () => 'InvalidInput',
    ask: () => ({
      query: 'mutation ($input: ProblemInput!) { createProblem(input: $input) { __typename } }',
      variables: { input: problemInput({ displayId: 'M0' }) },
    }),
  },
  {
    name: 'updateProblem',
    finds: edited,
    mark: () => 'ProblemChanged',
    ask: ({ id, visibility }) => ({
      query: `mutation ($id: Int!, $input: ProblemInput!) {
        updateProblem(id: $id, version: 0, input: $input) { __typename }
      }`,
      variables: { id, input: problemInput({ visibility }) },
    }),
  },
  {
    name: 'deleteProblem',
    isOnce: true,
    finds: always(editors.filter((asker) => asker !== 'author')),
    mark: () => 'DeleteProblemSuccess',
    ask: ({ id }) => ({ query: `mutation { deleteProblem(id: ${id}) { __typename } }` }),
  },
  {
    name: 'changeProblemVisibility',
    finds: edited,
    mark: () => 'ChangeProblemVisibilitySuccess',
    ask: ({ id, visibility }) => ({
      query: `mutation { changeProblemVisibility(id: ${id}, visibility: ${visibility}) { __typename } }`,
    }),
  },
  {
    name: 'problemForm',
    finds: edited,
    mark: content,
    ask: ({ id }) => ({ query: `{ problemForm(id: ${id}) { source statements { description } } }` }),
  },
  {
    name: 'problemCases',
    finds: edited,
    mark: () => '"total":2',
    ask: ({ id }) => ({ query: `{ problemCases(id: ${id}) { total } }` }),
  },
  {
    name: 'problemRevisions',
    finds: edited,
    mark: () => '"total":2',
    ask: ({ id }) => ({ query: `{ problemRevisions(id: ${id}) { total } }` }),
  },
  {
    name: 'problemRevisionDiff',
    finds: edited,
    mark: content,
    ask: ({ id }) => ({ query: `{ problemRevisionDiff(id: ${id}, from: 1, to: 2) { parts { text } } }` }),
  },
  {
    name: 'saveProblemDraft',
    finds: edited,
    mark: () => 'SaveProblemDraftSuccess',
    ask: ({ id }) => ({ query: `mutation { saveProblemDraft(problemId: ${id}, data: "{}") { __typename } }` }),
  },
  {
    name: 'juryReports',
    finds: always(keepers),
    mark: content,
    ask: ({ id }) => ({ query: `{ juryReports(problemId: ${id}, take: 20) { items { name } } }` }),
  },
  {
    name: 'jurySolutions',
    finds: always(keepers),
    mark: content,
    ask: ({ id }) => ({ query: `{ jurySolutions(problemId: ${id}) { name } }` }),
  },
  {
    name: 'saveJurySolution',
    isOnce: true,
    finds: edited,
    mark: () => 'SaveJurySolutionSuccess',
    ask: ({ id }) => ({
      query: `mutation ($id: Int!, $input: JurySolutionInput!) {
        saveJurySolution(problemId: $id, input: $input) { __typename }
      }`,
      variables: { id, input: jurySolution },
    }),
  },
  {
    name: 'deleteJurySolution',
    isOnce: true,
    finds: edited,
    mark: () => 'DeleteJurySolutionSuccess',
    ask: ({ juryId }) => ({ query: `mutation { deleteJurySolution(id: ${juryId}) { __typename } }` }),
  },
  {
    name: 'judgeJury',
    isOnce: true,
    finds: edited,
    mark: () => 'JudgeJurySuccess',
    ask: ({ id }) => ({ query: `mutation { judgeJury(problemId: ${id}) { __typename } }` }),
  },
  {
    name: 'export of packages',
    finds: edited,
    mark: () => /^PK/,
    ask: ({ id }) => ({ method: 'GET', path: '/api/file/export-packages', search: { pid: id, format: 'KATTIS' } }),
  },
];

/** What is asked of every problem by everybody. A new operation that touches problems or submissions is a new row. */
export const permissionTable: readonly PermissionRow[] = [
  ...authoringRows,
  {
    name: 'problem by display id',
    finds: seen,
    mark: content,
    ask: ({ displayId }) => ({ query: `{ problem(displayId: "${displayId}") { ${wholeProblem} } }` }),
  },
  { name: 'problem by id', finds: seen, mark: title, ask: ({ id }) => ({ query: `{ problem(id: ${id}) { title } }` }) },
  {
    name: 'problem list',
    finds: listed,
    mark: title,
    ask: () => ({ query: '{ problems(page: { size: 100 }) { total items { title tags { name } } } }' }),
  },
  {
    name: 'search for the title',
    finds: listed,
    mark: title,
    ask: (problem) => ({ query: `{ problems(filter: { keyword: "${problem.title}" }) { total items { title } } }` }),
  },
  {
    name: 'count of what a search for the content finds',
    finds: listed,
    mark: () => '"total":1',
    ask: (problem) => ({ query: `{ problems(filter: { keyword: "${problem.content}" }) { total } }` }),
  },
  {
    name: 'problems of a tag',
    finds: listed,
    mark: title,
    ask: ({ tagId }) => ({ query: `{ problems(filter: { tagIds: [${tagId}] }) { total items { title } } }` }),
  },
  { name: 'tags', finds: tagged, mark: content, ask: () => ({ query: '{ tags { name } }' }) },
  {
    name: 'tags by classification',
    finds: tagged,
    mark: content,
    ask: () => ({ query: '{ tagGroups { tags { name } } }' }),
  },
  {
    name: 'problems changed last',
    finds: open,
    mark: title,
    ask: () => ({ query: '{ updatedProblems { title tags { name } } }' }),
  },
  {
    name: 'solved list of a profile',
    finds: seen,
    mark: ({ displayId }) => `"${displayId}"`,
    ask: (_problem, { solver }) => ({ query: `{ profile(username: "${solver}") { solvedProblems { displayId } } }` }),
  },
  {
    name: 'submission',
    finds: seen,
    mark: title,
    ask: ({ strangers }) => ({ query: `{ submission(id: ${strangers.id}) { problem { title } } }` }),
  },
  {
    name: 'content by a submission of another',
    finds: seen,
    mark: content,
    ask: ({ strangers }) => ({ query: `{ submission(id: ${strangers.id}) { problem { ${wholeProblem} } } }` }),
  },
  {
    name: "name by a submission of one's own",
    finds: alsoFormer(seen),
    mark: title,
    ask: ({ formers }) => ({ query: `{ submission(id: ${formers.id}) { problem { title } } }` }),
  },
  {
    name: "content by a submission of one's own",
    finds: seen,
    mark: content,
    ask: ({ formers }) => ({
      query: `{
        submission(id: ${formers.id}) { problem { ${wholeProblem} a: statement(language: "zh") { description } } }
      }`,
    }),
  },
  {
    name: 'submission list',
    finds: ofPractice,
    mark: title,
    ask: ({ displayId }) => ({
      query: `{
        submissions(filter: { problemDisplayId: "${displayId}", username: "user" }, page: { size: 100 }) {
          total
          items { user { username } problem { title } }
        }
      }`,
    }),
  },
  {
    name: 'submissions by id',
    finds: seen,
    mark: title,
    ask: ({ strangers }) => ({
      query: `{ submissions(filter: { ids: [${strangers.id}] }) { items { problem { title } } } }`,
    }),
  },
  {
    name: 'shared code',
    finds: seen,
    mark: () => 'strangercode',
    ask: ({ strangers }) => ({ query: `{ submission(id: ${strangers.id}) { code } }` }),
  },
  {
    name: 'code that is not shared',
    finds: ofFormer,
    mark: () => 'formercode',
    ask: ({ formers }) => ({ query: `{ submission(id: ${formers.id}) { code } }` }),
  },
  {
    name: 'submitSolution',
    finds: narrowed(seen, submitters),
    mark: () => 'SubmitSolutionSuccess',
    ask: (problem) => ({
      query: 'mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) { __typename } }',
      variables: { input: solution(problem) },
    }),
  },
  {
    // Looks for an upload of the viewer, if they may submit at all, before it looks at a problem.
    name: 'submitAnswers',
    finds: always(submitters),
    mark: () => 'UploadNotFound',
    ask: ({ displayId }) => ({
      query: `mutation { submitAnswers(input: { problemDisplayId: "${displayId}", uploadId: "none" }) { __typename } }`,
    }),
  },
  {
    // Who may, may once a second.
    name: 'startTestRun',
    finds: narrowed(seen, submitters),
    mark: () => /StartTestRunSuccess|SubmitTooSoon/,
    ask: (problem) => ({
      query: 'mutation ($input: StartTestRunInput!) { startTestRun(input: $input) { __typename } }',
      variables: { input: { ...solution(problem), input: '1' } },
    }),
  },
  {
    name: 'compileChecker',
    finds: narrowed({ ...seen, public: keepers, group: keepers }, signedIn),
    mark: () => 'CompileCheckerSuccess',
    ask: ({ id }) => ({
      query: 'mutation ($input: CompileCheckerInput!) { compileChecker(input: $input) { __typename } }',
      variables: { input: { problemId: id, convention: 'TESTLIB', languageKey: 'cpp', code: 'int main() {}' } },
    }),
  },
  {
    name: 'shareSubmission',
    finds: ofFormer,
    mark: () => 'ShareSubmissionSuccess',
    ask: ({ formers }) => ({
      query: `mutation { shareSubmission(id: ${formers.id}, isShared: false) { __typename } }`,
    }),
  },

  {
    name: 'REST problem',
    finds: seen,
    mark: content,
    ask: ({ displayId }) => ({ method: 'GET', path: '/api/get-problem-detail', search: { problemId: displayId } }),
  },
  {
    name: 'REST problem list',
    finds: listed,
    mark: title,
    ask: (problem) => ({ method: 'GET', path: '/api/get-problem-list', search: { keyword: problem.title, oj: 'All' } }),
  },
  {
    name: 'REST tags of a problem',
    finds: seen,
    mark: content,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-problem-tags', search: { pid: id } }),
  },
  {
    name: 'REST templates',
    finds: seen,
    mark: content,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-problem-code-template', search: { pid: id } }),
  },
  {
    name: 'REST languages of a problem',
    finds: seen,
    mark: () => 'CPP',
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-problem-languages', search: { pid: id } }),
  },
  {
    name: 'REST problems changed last',
    finds: open,
    mark: title,
    ask: () => ({ method: 'GET', path: '/api/get-recent-updated-problem' }),
  },
  {
    name: 'REST solved list',
    finds: seen,
    mark: ({ displayId }) => `"${displayId}"`,
    ask: (_problem, { solver }) => ({ method: 'GET', path: '/api/get-user-home-info', search: { username: solver } }),
  },
  {
    name: 'REST submission',
    finds: seen,
    mark: () => 'strangercode',
    ask: ({ strangers }) => ({ method: 'GET', path: '/api/get-submission-detail', search: { submitId: strangers.id } }),
  },
  {
    name: 'REST submission list',
    finds: listed,
    mark: ({ strangers }) => `"submitId":${strangers.id},`,
    ask: ({ displayId }) => ({
      method: 'GET',
      path: '/api/get-submission-list',
      search: { problemID: displayId, onlyMine: false, limit: 100 },
    }),
  },
  {
    name: 'REST submission list of a group',
    finds: inGroup,
    mark: ({ strangers }) => `"submitId":${strangers.id},`,
    ask: ({ displayId }, { groupId }) => ({
      method: 'GET',
      path: '/api/get-submission-list',
      search: { problemID: displayId, onlyMine: false, limit: 100, gid: groupId },
    }),
  },
  {
    name: 'REST submit in a group',
    finds: narrowed(inGroup, submitters),
    mark: () => '"status":200',
    ask: ({ displayId }, { groupId }) => ({
      method: 'POST',
      path: '/api/submit-problem-judge',
      body: { pid: displayId, language: 'CPP', code: 'x', gid: groupId },
    }),
  },
  {
    name: 'REST cases of a submission',
    finds: seen,
    mark: () => 'judgeCaseMode',
    ask: ({ strangers }) => ({ method: 'GET', path: '/api/get-all-case-result', search: { submitId: strangers.id } }),
  },
  {
    name: 'REST states of submissions',
    finds: seen,
    mark: ({ strangers }) => `"${strangers.id}"`,
    ask: ({ strangers }) => ({
      method: 'POST',
      path: '/api/check-submissions-status',
      body: { submitIds: [strangers.id] },
    }),
  },
  {
    name: 'REST submit',
    finds: narrowed(seen, submitters),
    mark: () => '"status":200',
    ask: ({ displayId }) => ({
      method: 'POST',
      path: '/api/submit-problem-judge',
      body: { pid: displayId, language: 'CPP', code: 'x' },
    }),
  },

  {
    name: 'REST export of packages',
    finds: always(editors),
    mark: ({ displayId }) => `${displayId}/problem.yaml`,
    ask: ({ id }) => ({ method: 'GET', path: '/api/file/export-packages', search: { pid: id, format: 'KATTIS' } }),
  },
  {
    name: 'REST export of the contract',
    finds: always(['super admin', 'super admin by token']),
    mark: ({ id }) => `problem_${id}.json`,
    ask: ({ id }) => ({ method: 'GET', path: '/api/file/export-problem', search: { pid: id } }),
  },
];

/** Subscriptions, by what their first message holds. */
export const subscriptionTable: readonly {
  readonly name: string;
  readonly finds: PermissionRow['finds'];
  readonly mark: (problem: MarkedProblem) => string;
  readonly query: (problem: MarkedProblem) => string;
}[] = [
  {
    name: 'submissionProgress',
    finds: seen,
    mark: title,
    query: ({ strangers }) =>
      `subscription { submissionProgress(id: ${strangers.id}) { submission { problem { title } } } }`,
  },
  {
    name: 'juryReportChanged',
    finds: always(keepers),
    mark: content,
    query: ({ id }) => `subscription { juryReportChanged(problemId: ${id}) { items { name } } }`,
  },
  {
    name: 'problemVersionChanged',
    finds: always(editors),
    mark: () => '"problemVersionChanged":',
    query: ({ id }) => `subscription { problemVersionChanged(problemId: ${id}) }`,
  },
  {
    name: 'newSubmissionCount',
    finds: ofPractice,
    mark: () => ':1}',
    query: ({ displayId, strangers }) =>
      `subscription {
        newSubmissionCount(
          filter: { problemDisplayId: "${displayId}", isProblemIdExact: true, status: 0, username: "user" }
          afterId: ${strangers.id}
        )
      }`,
  },
];
