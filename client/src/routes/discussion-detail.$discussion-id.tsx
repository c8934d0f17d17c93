import { useParams } from 'react-router';
import { DiscussionPage } from '../features/discussion/pages/detail/discussion-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { discussionID = '' } = useParams();
  // Another discussion is another page: nothing of the one before is shown meanwhile.
  return <DiscussionPage key={discussionID} discussionId={discussionID} />;
}
