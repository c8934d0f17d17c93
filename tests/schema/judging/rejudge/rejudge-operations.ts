/** Operations of the rejudge tests. */

const names = 'problem { displayId title } contestTitle contestProblemName';
const progress = 'id state isPreview progress { total done changed acLost acWon skipped }';

export const countQuery = /* GraphQL */ `
  query Count($filter: RejudgeFilter!, $isPreview: Boolean! = false) {
    rejudgeCount(filter: $filter, isPreview: $isPreview) {
      __typename
      ... on RejudgeCountSuccess {
        data {
          count
          unavailable
          unknown
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;

export const startMutation = /* GraphQL */ `
  mutation Start($filter: RejudgeFilter!, $isPreview: Boolean!) {
    startRejudge(filter: $filter, isPreview: $isPreview) {
      ... on StartRejudgeSuccess { data { ${progress} } }
      ... on DomainError { code message }
    }
  }
`;

export const rejudgeQuery = /* GraphQL */ `
  query Rejudge($id: Int!, $filter: RejudgeItemFilter, $page: PageInput) {
    rejudge(id: $id) {
      ${progress} finishedAt createdBy { username }
      scope { problemDisplayId problem { displayId title } }
      items(filter: $filter, page: $page) {
        total
        items { submission { id user { username } } oldStatus oldScore newStatus newScore isSkipped isStale }
      }
    }
  }
`;

export const rejudgesQuery = /* GraphQL */ `
  query Rejudges {
    rejudges { total items { ${progress} createdBy { username } scope { ${names} } } }
  }
`;

export const applyMutation = /* GraphQL */ `
  mutation Apply($id: Int!) {
    applyRejudge(id: $id) { ... on ApplyRejudgeSuccess { data { ${progress} } } ... on DomainError { code } }
  }
`;

export const discardMutation = /* GraphQL */ `
  mutation Discard($id: Int!) {
    discardRejudge(id: $id) { ... on DiscardRejudgeSuccess { data { ${progress} } } ... on DomainError { code } }
  }
`;

export const rejudgeOneMutation = /* GraphQL */ `
  mutation RejudgeOne($id: Int!) {
    rejudgeSubmission(id: $id) {
      ... on RejudgeSubmissionSuccess {
        data {
          id
          status
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;

export const judgeManuallyMutation = /* GraphQL */ `
  mutation JudgeManually($id: Int!, $status: Int!, $score: Int, $reason: String) {
    judgeManually(id: $id, status: $status, score: $score, reason: $reason) {
      ... on JudgeManuallySuccess {
        data {
          status
          score
          isManual
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;

export const cancelMutation = /* GraphQL */ `
  mutation Cancel($id: Int!) {
    cancelSubmission(id: $id) {
      ... on CancelSubmissionSuccess {
        data {
          status
          score
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;

export const progressSubscription = /* GraphQL */ `
  subscription Progress($id: Int!) {
    rejudgeProgress(id: $id) {
      state
      progress {
        done
      }
    }
  }
`;

export const historyQuery = /* GraphQL */ `
  query History($id: Int!) {
    submission(id: $id) {
      isOutdated
      viewerCanRejudge
      viewerCanCancel
      viewerManualStatuses
      history {
        version
        cause
        status
        score
        judgeName
        actor {
          username
        }
        rejudgeId
        record {
          dataSha256
        }
        cases {
          position
          status
        }
      }
    }
  }
`;
