import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { PageBody } from '../../../components/page-body.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useUnreadCounts } from '../../../lib/messages/use-unread-counts.ts';
import { viewToken } from '../../../lib/store/view-tab.ts';
import { messageLists } from './message-lists.ts';

/** How long the counts are waited for, in ms. */
const maxWaitMs = 2_000;

/** Leads from the address without a list to the first list with something unread, else to the first one. */
export function FirstList() {
  const counts = useUnreadCounts();
  // A view has no counts.
  const [isLate, setIsLate] = useState(viewToken !== null);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (counts === null && !isLate) {
    return (
      <PageBody>
        <SkeletonRows count={messageLists[0].size} height="73px" />
      </PageBody>
    );
  }
  const unread = messageLists.find(({ count }) => (counts?.[count] ?? 0) > 0);
  return <Navigate to={`/message/${(unread ?? messageLists[0]).path}`} replace />;
}
