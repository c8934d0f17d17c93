import { always, superAdmins, type ContestPermissionRow } from './contest-permission-row.ts';

/** Rejudges, manual verdicts, cancelling, resubmitting and sharing. */
export const contestJudgingRows: readonly ContestPermissionRow[] = [
  // Super admins alone judge again, by hand or not at all (specification, section 6).
  {
    name: 'rejudgeCount',
    finds: always(superAdmins),
    mark: () => 'RejudgeCountSuccess',
    ask: ({ id }) => ({ query: `{ rejudgeCount(filter: { contestId: ${id} }) { __typename } }` }),
  },
  {
    name: 'startRejudge',
    finds: always(superAdmins),
    mark: () => 'RejudgeEmpty',
    ask: ({ id }) => ({
      query: `mutation {
        startRejudge(filter: { contestId: ${id}, languageKey: "none" }, isPreview: true) { __typename }
      }`,
    }),
  },
  {
    name: 'rejudgeSubmission',
    isOnce: true,
    finds: always(superAdmins),
    mark: () => 'RejudgeSubmissionSuccess',
    ask: ({ rivals }) => ({ query: `mutation { rejudgeSubmission(id: ${rivals.id}) { __typename } }` }),
  },
  {
    name: 'judgeManually',
    isOnce: true,
    finds: always(superAdmins),
    mark: () => 'JudgeManuallySuccess',
    ask: ({ rivals }) => ({ query: `mutation { judgeManually(id: ${rivals.id}, status: -1) { __typename } }` }),
  },
  {
    name: 'cancelSubmission',
    isOnce: true,
    finds: always(superAdmins),
    mark: () => 'CancelSubmissionSuccess',
    ask: ({ rivals }) => ({ query: `mutation { cancelSubmission(id: ${rivals.id}) { __typename } }` }),
  },
  // Nobody sends the program of another again, and what is submitted to a contest is never shared.
  {
    name: 'resubmitSubmission of others',
    finds: always([]),
    mark: () => 'ResubmitSubmissionSuccess',
    ask: ({ rivals }) => ({ query: `mutation { resubmitSubmission(id: ${rivals.id}) { __typename } }` }),
  },
  {
    name: 'reportRemoteRun of others',
    finds: always([]),
    mark: () => 'ReportRemoteRunSuccess',
    ask: ({ rivals }) => ({
      query: `mutation { reportRemoteRun(input: { submissionId: ${rivals.id}, run: "1" }) { __typename } }`,
    }),
  },
  {
    name: 'giveUpRemoteRun of others',
    finds: always([]),
    mark: () => 'GiveUpRemoteRunSuccess',
    ask: ({ rivals }) => ({ query: `mutation { giveUpRemoteRun(submissionId: ${rivals.id}) { __typename } }` }),
  },
  {
    name: 'shareSubmission',
    finds: always([]),
    mark: () => 'ShareSubmissionSuccess',
    ask: ({ rivals }) => ({ query: `mutation { shareSubmission(id: ${rivals.id}, isShared: true) { __typename } }` }),
  },
];
