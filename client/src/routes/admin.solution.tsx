import { ReviewQueuePage } from '../features/problem/solution/review/review-queue-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <ReviewQueuePage />;
}
