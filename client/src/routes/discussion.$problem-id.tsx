import { useParams } from 'react-router';
import { DiscussionListPage } from '../features/discussion/pages/list/discussion-list-page.tsx';

/** The router asks for this name. */
export function Component() {
  const problemId = useParams()['problemID'] ?? null;
  return <DiscussionListPage key={problemId} problemId={problemId} />;
}
