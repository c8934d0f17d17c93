/** In the address of a problem: the submission whose code the editor is to show. */
export const programParam = 'program';

/** Address of a problem with the code of a submission in its editor, which is behind a tab on a phone. */
export function programAddress(problemAddress: string, submissionId: number): string {
  return `${problemAddress}?tab=code&${programParam}=${submissionId}`;
}
