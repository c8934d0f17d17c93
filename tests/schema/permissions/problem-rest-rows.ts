import {
  always,
  content,
  edited,
  inGroup,
  listed,
  narrowed,
  open,
  practisedInGroup,
  seen,
  seenPractice,
  submitters,
  title,
  type PermissionRow,
} from './permission-row.ts';

/** REST calls about problems and submissions. */
export const problemRestRows: readonly PermissionRow[] = [
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
    finds: seenPractice,
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
    finds: practisedInGroup,
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
    finds: seenPractice,
    mark: () => 'judgeCaseMode',
    ask: ({ strangers }) => ({ method: 'GET', path: '/api/get-all-case-result', search: { submitId: strangers.id } }),
  },
  {
    name: 'REST states of submissions',
    finds: seenPractice,
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
    finds: edited,
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
