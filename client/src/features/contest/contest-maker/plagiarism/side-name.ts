import type { PairSideFragment } from './plagiarism.generated.ts';

/** Whose a program is: of a team with whoever of it submitted it. */
export function nameOf({ username, teamName }: Pick<PairSideFragment, 'username' | 'teamName'>): string {
  return teamName === null || teamName === '' ? username : `${teamName} (${username})`;
}
