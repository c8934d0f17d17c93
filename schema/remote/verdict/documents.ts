/* What is asked of another site. A test holds these documents against the schema of this version. */

export const viewerDocument = 'query { viewer { canSubmit user { username } } }';

export const problemDocument = `query ($displayId: String!) {
  problem(displayId: $displayId) {
    title
    isRemote
    isSubmitAnswer
    statement { language description input output hint }
    samples { input output interaction explanation }
    timeLimitMs
    memoryLimitMb
    ioReadFileName
    ioWriteFileName
    source
    authorName
    tags { name }
    languages { language { key name } }
  }
}`;

export const trainingDocument = `query ($id: ID!) {
  training(id: $id) { problems { problem { displayId } } }
}`;

export const listDocument = `query ($page: Int!, $size: Int!) {
  problems(filter: { origin: "ME" }, page: { page: $page, size: $size }) { items { displayId } }
}`;

export const submitDocument = `mutation ($input: SubmitSolutionInput!) {
  submitSolution(input: $input) {
    __typename
    ... on SubmitSolutionSuccess { data { id } }
    ... on DomainError { code message }
  }
}`;

export const runsDocument = `query ($problemDisplayId: String!) {
  submissions(
    filter: { onlyMine: true, problemDisplayId: $problemDisplayId, isProblemIdExact: true }
    page: { size: 15 }
  ) {
    items { id lengthBytes submittedAt language { key } user { username } problem { displayId } }
  }
}`;

/** What a run is called in the question for several, and in its variables. */
export const resultName = (index: number) => `run${index}`;

/** Asks for so many runs at once. */
export function resultsDocument(count: number): string {
  const names = Array.from({ length: count }, (_run, index) => resultName(index));
  const fields = names.map(
    (name) => `  ${name}: submission(id: $${name}) {
    status
    score
    timeMs
    memoryKb
    cases { status timeMs memoryKb score message }
  }`,
  );
  return `query (${names.map((name) => `$${name}: Int!`).join(', ')}) {\n${fields.join('\n')}\n}`;
}

export const messageDocument = 'query ($id: Int!) { submission(id: $id) { message } }';
