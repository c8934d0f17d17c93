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
    languages { language { key } }
  }
}`;

export const languagesDocument = 'query { languages { key name } }';

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

/** Items that are asked for at once: half of the fields that a site takes at the root (docs/decisions/003). */
export const mostAtOnce = 10;

/** What an item is called in a question for several, and in its variables. */
export const itemName = (index: number) => `item${index}`;

/** Variables of a question for several items. */
export function itemVariables(ids: readonly number[]): Record<string, number> {
  return Object.fromEntries(ids.map((id, index) => [itemName(index), id]));
}

/** Asks for so many items of a field, each by its id. @param beside what else is asked for. */
function severalOf(count: number, field: string, { selection, beside = [] }: Several): string {
  const names = Array.from({ length: count }, (_item, index) => itemName(index));
  const fields = [...beside, ...names.map((name) => `${name}: ${field}(id: $${name}) ${selection}`)];
  return `query (${names.map((name) => `$${name}: Int!`).join(', ')}) {\n  ${fields.join('\n  ')}\n}`;
}

interface Several {
  readonly selection: string;
  readonly beside?: readonly string[];
}

/** A site answers a token that it does not know as it answers visitors, who see less. */
const asker = 'viewer { user { username } }';

/** Asks how so many runs stand. */
export function resultsDocument(count: number): string {
  const selection = '{ status score timeMs memoryKb cases { status timeMs memoryKb score message } }';
  return severalOf(count, 'submission', { selection, beside: [asker] });
}

export const contestDocument = 'query ($id: Int!) { contestProblems(contestId: $id) { problemId } }';

/** Asks what so many problems are called in the bank. */
export function displayIdsDocument(count: number): string {
  return severalOf(count, 'problem', { selection: '{ displayId }' });
}

export const sourceDocument = `query ($id: Int!) { ${asker} submission(id: $id) { code } }`;

export const messageDocument = `query ($id: Int!) { ${asker} submission(id: $id) { message } }`;
