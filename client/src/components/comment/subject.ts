import type { CommentsQueryVariables } from './comments.generated.ts';

/** What comments are about. */
export type Subject = CommentsQueryVariables['on'];

/** Names a subject among the drafts of an account. */
export function subjectName({ contestId, discussionId, editorialId }: Subject): string {
  if (typeof contestId === 'number') return `contest ${contestId}`;
  return typeof discussionId === 'number' ? `discussion ${discussionId}` : `editorial ${editorialId}`;
}
