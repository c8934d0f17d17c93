import { SubmissionListPage } from '../features/submission-list/submission-list-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <SubmissionListPage />;
}
