import type { CommentsQueryVariables } from './comments.generated.ts';

/** What comments are about. */
export type Subject = CommentsQueryVariables['on'];

/** Names a subject among the drafts of an account. */
export function subjectName({ contestId, discussionId, editorialId, questionId, solutionId }: Subject): string {
  if (typeof contestId === 'number') return `contest ${contestId}`;
  if (typeof discussionId === 'number') return `discussion ${discussionId}`;
  if (typeof solutionId === 'number') return `solution ${solutionId}`;
  return typeof editorialId === 'number' ? `editorial ${editorialId}` : `question ${questionId}`;
}
