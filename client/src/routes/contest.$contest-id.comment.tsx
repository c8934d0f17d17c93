import { ContestComments } from '../features/contest/comment/contest-comments.tsx';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { commentPart } from '../lib/intl/parts/comment.ts';

/** The router asks for this name. */
export function Component() {
  const { contest } = useContest();
  return (
    <JoinedSentences parts={[authorPart, commentPart]}>
      <ContestComments contestId={contest.id} isRunning={contest.status === 'RUNNING'} />
    </JoinedSentences>
  );
}
