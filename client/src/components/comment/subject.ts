import type { CommentsQueryVariables } from './comments.generated.ts';

/** What comments are about. */
export type Subject = CommentsQueryVariables['on'];

/** Names a subject among the drafts of an account. */
export function subjectName({ contestId, discussionId }: Subject): string {
  return typeof contestId === 'number' ? `contest ${contestId}` : `discussion ${discussionId}`;
}
