/** Operations on contests that several tests send. */
export const registerMutation = `mutation ($contestId: Int!, $password: String) {
  registerForContest(contestId: $contestId, password: $password) {
    __typename
    ... on DomainError { message }
    ... on RegisterForContestSuccess { data { viewerIsRegistered viewerCanLook viewerCanSubmit } }
  }
}`;

export const submitToContestMutation = `mutation ($input: SubmitToContestInput!) {
  submitToContest(input: $input) { __typename ... on DomainError { message } ... on SubmitToContestSuccess { data { id status } } }
}`;
