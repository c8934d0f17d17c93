/** Operations on contests that several tests send. */
export const registerMutation = `mutation ($contestId: Int!, $password: String) {
  registerForContest(contestId: $contestId, password: $password) {
    __typename
    ... on DomainError { message }
    ... on RegisterForContestSuccess { data { viewerIsRegistered viewerCanLook viewerCanSubmit } }
  }
}`;

export const startVirtualMutation = `mutation ($contestId: Int!, $password: String) {
  startVirtualParticipation(contestId: $contestId, password: $password) {
    __typename
    ... on DomainError { message }
    ... on StartVirtualParticipationSuccess { data {
      viewerCanSubmit viewerCanStartVirtual viewerIsRegistered participantCount
      viewerVirtual { participantId startsAt endsAt isRunning }
    } }
  }
}`;

export const endVirtualMutation = `mutation ($contestId: Int!) {
  endVirtualParticipation(contestId: $contestId) {
    __typename
    ... on EndVirtualParticipationSuccess { data { viewerCanSubmit viewerVirtual { isRunning } } }
  }
}`;

export const submitToContestMutation = `mutation ($input: SubmitToContestInput!) {
  submitToContest(input: $input) {
    __typename
    ... on DomainError { message }
    ... on SubmitToContestSuccess { data { id status } }
  }
}`;
