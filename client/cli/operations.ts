import type { Operation } from './site.ts';

/** A failure that the site states as an answer. */
export interface Failure {
  readonly __typename: string;
  readonly message: string;
  readonly retryAt?: string;
}

export interface OfferedLanguage {
  readonly key: string;
  readonly name: string;
  readonly isAccepted: boolean;
}

export interface Problem {
  readonly displayId: string;
  readonly title: string;
  readonly languages: readonly { readonly language: OfferedLanguage }[];
  readonly samples: readonly { readonly input: string; readonly output: string }[];
}

export interface CaseResult {
  readonly position: number;
  readonly status: number;
  readonly timeMs: number;
  readonly memoryKb: number;
  readonly score: number | null;
  readonly message: string | null;
}

export interface Submission {
  readonly id: number;
  readonly status: number;
  readonly score: number | null;
  readonly totalScore: number | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly message: string | null;
  readonly languageName: string;
  readonly problem: { readonly displayId: string; readonly title: string };
  readonly cases: readonly CaseResult[] | null;
}

export interface Progress {
  readonly status: number;
  readonly queuePosition: number | null;
  /** Null while no judge is available. */
  readonly expectedWaitSeconds: number | null;
  readonly casesDone: number;
  readonly casesTotal: number;
}

export interface TestRun {
  readonly key: string;
  readonly status: number;
  readonly input: string;
  readonly expectedOutput: string | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly output: string | null;
  readonly stderr: string | null;
  readonly message: string | null;
  readonly queuePosition: number | null;
  /** Null while no judge is available. */
  readonly expectedWaitSeconds: number | null;
}

const progressFields = 'status queuePosition expectedWaitSeconds casesDone casesTotal';
const runFields =
  'key status input expectedOutput timeMs memoryKb output stderr message queuePosition expectedWaitSeconds';
const failure = '... on DomainError { message ... on SubmitTooSoon { retryAt } }';

export const viewerQuery: Operation<{ viewer: { user: { username: string } | null } }, Record<string, never>> = {
  query: 'query Viewer { viewer { user { username } } }',
};

export const problemQuery: Operation<{ problem: Problem | null }, { displayId: string }> = {
  query: `query Problem($displayId: String!) {
    problem(displayId: $displayId) {
      displayId title
      languages { language { key name isAccepted } }
      samples { input output }
    }
  }`,
};

interface SubmitInput {
  readonly problemDisplayId: string;
  readonly languageKey: string;
  readonly code: string;
}

export const submitMutation: Operation<
  { submitSolution: { __typename: 'SubmitSolutionSuccess'; data: { id: number } } | Failure },
  { input: SubmitInput }
> = {
  query: `mutation Submit($input: SubmitSolutionInput!) {
    submitSolution(input: $input) { __typename ... on SubmitSolutionSuccess { data { id } } ${failure} }
  }`,
};

export const submissionQuery: Operation<{ submission: Submission | null }, { id: number }> = {
  query: `query Submission($id: Int!) {
    submission(id: $id) {
      id status score totalScore timeMs memoryKb message languageName
      problem { displayId title }
      cases { position status timeMs memoryKb score message }
    }
  }`,
};

export const newestQuery: Operation<{ submissions: { items: readonly { id: number }[] } }, Record<string, never>> = {
  query: 'query Newest { submissions(filter: { onlyMine: true }, page: { size: 1 }) { items { id } } }',
};

export const progressQuery: Operation<{ submission: { progress: Progress } | null }, { id: number }> = {
  query: `query Progress($id: Int!) { submission(id: $id) { progress { ${progressFields} } } }`,
};

export const progressSubscription: Operation<{ submissionProgress: Progress }, { id: number }> = {
  query: `subscription Follow($id: Int!) { submissionProgress(id: $id) { ${progressFields} } }`,
};

interface StartTestRunInput extends SubmitInput {
  readonly input: string;
  readonly sampleNumber: number | null;
}

export const startTestRunMutation: Operation<
  { startTestRun: { __typename: 'StartTestRunSuccess'; data: TestRun } | Failure },
  { input: StartTestRunInput }
> = {
  query: `mutation StartTestRun($input: StartTestRunInput!) {
    startTestRun(input: $input) { __typename ... on StartTestRunSuccess { data { ${runFields} } } ${failure} }
  }`,
};

export const testRunQuery: Operation<{ testRun: TestRun | null }, { key: string }> = {
  query: `query TestRun($key: ID!) { testRun(key: $key) { ${runFields} } }`,
};

export const testRunSubscription: Operation<{ testRunProgress: TestRun }, { key: string }> = {
  query: `subscription FollowTestRun($key: ID!) { testRunProgress(key: $key) { ${runFields} } }`,
};
