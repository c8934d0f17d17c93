/** Operations of the submission tests. */

export const submitMutation = /* GraphQL */ `
  mutation Submit($input: SubmitSolutionInput!) {
    submitSolution(input: $input) {
      __typename
      ... on SubmitSolutionSuccess {
        data {
          id
          status
          code
          problem {
            displayId
          }
          user {
            username
          }
          languageName
          lengthBytes
          progress {
            queuePosition
            expectedWaitSeconds
            casesTotal
          }
        }
      }
      ... on DomainError {
        code
        message
      }
      ... on CodeTooLong {
        maxLength
      }
      ... on SubmitTooSoon {
        retryAt
      }
    }
  }
`;

export const shareMutation = /* GraphQL */ `
  mutation Share($id: Int!, $isShared: Boolean!) {
    shareSubmission(id: $id, isShared: $isShared) {
      __typename
      ... on ShareSubmissionSuccess {
        data {
          id
          isShared
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;

export const submissionQuery = /* GraphQL */ `
  query Submission($id: Int!) {
    submission(id: $id) {
      id
      status
      code
      message
      viewerCanShare
      cases {
        position
        name
        testCaseId
        isSample
        status
        message
        judgeMessage
      }
      groups {
        groupName
        cases {
          position
        }
      }
    }
  }
`;

export const listQuery = /* GraphQL */ `
  query Submissions($filter: SubmissionFilter, $page: PageInput) {
    submissions(filter: $filter, page: $page) {
      total
      page
      size
      items {
        id
        status
        code
        cases {
          name
          judgeMessage
        }
        problem {
          displayId
          title
        }
        user {
          username
        }
        languageName
        language {
          key
        }
      }
    }
  }
`;
