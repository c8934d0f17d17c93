import type { TestDraft } from '../../../../lib/drafts/test-draft.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';

/** Longest input of a test run, in characters (specification, section 5). */
export const maxTestInput = 1_000;

export type TestSample = Workspace_ProblemFragment['samples'][number];

/** What the fields hold when a sample is taken over. */
export function draftOf({ input, output }: TestSample): TestDraft {
  return { input, expectedOutput: output };
}

/** The sample, from 1, whose texts the fields hold; null: an input of the user's own. */
export function sampleNumberOf(samples: readonly TestSample[], draft: TestDraft): number | null {
  const index = samples.findIndex(
    ({ input, output, interaction }) =>
      interaction === null && input === draft.input && output === draft.expectedOutput,
  );
  return index === -1 ? null : index + 1;
}
