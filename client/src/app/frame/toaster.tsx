import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../lib/store/store.ts';
import { viewToken } from '../../lib/store/view-tab.ts';
import { toastStore } from '../../lib/toast/toast-store.ts';

const ToastBody = lazy(() => import('./toast-body.tsx').then(({ ToastBody: component }) => ({ default: component })));

/**
 * Shows the one short message there may be; screen readers hear it, which asks for a place that is there before it. The
 * place is beside the page and not in it: a dialog hides all of the page from them, but leaves live regions beside it.
 */
export function Toaster() {
  const toast = useStore(toastStore);
  return createPortal(
    <Box
      position="fixed"
      // On a phone over the bar at the top: titles, countdowns and verdicts stay in sight, and thumbs press below. Else
      // above the banner of a view, which ends it.
      top={{ base: '1', md: 'auto' }}
      bottom={{ md: viewToken === null ? '4' : '16' }}
      insetInline={{ base: '2', md: '4' }}
      zIndex="toast"
      display="flex"
      justifyContent="center"
      pointerEvents="none"
      role="status"
      aria-live="polite"
    >
      <Suspense>{toast === null ? null : <ToastBody key={toast.id} toast={toast} />}</Suspense>
    </Box>,
    document.body,
  );
}
