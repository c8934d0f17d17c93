import { Box, Flex } from '@chakra-ui/react';
import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isManagementPath, managedId } from '../../lib/address/management-path.ts';
import { authDialogStore } from '../../lib/session/auth-dialog-store.ts';
import { closedStore } from '../../lib/site/closed-store.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { useStore } from '../../lib/store/store.ts';
import { viewToken } from '../../lib/store/view-tab.ts';
import { Footer } from './footer.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toaster } from './toaster.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageChange } from './use-page-change.ts';

const AuthDialog = lazy(() =>
  import('../../features/account/auth/auth-dialog.tsx').then(({ AuthDialog: component }) => ({ default: component })),
);
const MaintenanceNotice = lazy(() =>
  import('./maintenance-notice.tsx').then(({ MaintenanceNotice: component }) => ({ default: component })),
);
const ViewBanner = lazy(() =>
  import('./view-banner.tsx').then(({ ViewBanner: component }) => ({ default: component })),
);
const Later = lazy(() => import('./later.tsx').then(({ Later: component }) => ({ default: component })));

/** What is around every page. */
export function Frame() {
  const { pathname } = useLocation();
  const mainRef = usePageChange();
  const { maintenance } = useSiteConfig();
  const isClosed = useStore(closedStore);
  const isAuthOpen = useStore(authDialogStore) !== null;
  // Management is a window of its own, and so is the board that is shown on a wall; in focus mode there is the problem
  // alone.
  const isApart =
    isManagementPath(pathname) ||
    pathname === '/scrollBoard' ||
    /^(\/group\/[^/]+)?(\/(contest|training)\/[^/]+)?\/problem\/[^/]+\/full-screen$/.test(pathname);
  const hasFooter = !isApart && !/\/problem\/[^/]+(\/full-screen)?\/?$/.test(pathname);
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink to={isManagementPath(pathname) ? managedId : 'main'} />
      <RouteProgress />
      {isApart ? null : <TopBar />}
      {/* As high as the screen below the bar: the footer is never seen to move while a page grows or shrinks. */}
      <Box
        as="main"
        id="main"
        ref={mainRef}
        tabIndex={-1}
        flex="1"
        minH={hasFooter ? 'calc(100dvh - {sizes.12})' : undefined}
        display="flex"
        flexDirection="column"
        minW="0"
      >
        <Suspense>{maintenance === null ? null : <MaintenanceNotice maintenance={maintenance} />}</Suspense>
        {/* The rows of index.html. */}
        <Suspense fallback={<Box className="first-rows" minH="100dvh" />}>
          <PageBoundary key={pathname}>{isClosed ? null : <Outlet />}</PageBoundary>
        </Suspense>
      </Box>
      {hasFooter ? <Footer /> : null}
      <Toaster />
      <Suspense>{viewToken === null ? null : <ViewBanner />}</Suspense>
      <Suspense>{isAuthOpen ? <AuthDialog /> : null}</Suspense>
      <Suspense>
        <Later />
      </Suspense>
    </Flex>
  );
}
