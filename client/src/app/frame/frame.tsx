import { Box, Flex } from '@chakra-ui/react';
import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useStore } from '../../lib/store/store.ts';
import { authDialogStore } from '../../lib/session/auth-dialog-store.ts';
import { Footer } from './footer.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toaster } from './toaster.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageChange } from './use-page-change.ts';
import { useShortcuts } from './use-shortcuts.ts';

const AuthDialog = lazy(() => import('../../features/auth/auth-dialog.tsx').then(({ AuthDialog: component }) => ({ default: component })));
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then(({ ShortcutSheet: component }) => ({ default: component })));

/** What is around every page. */
export function Frame() {
  const { pathname } = useLocation();
  const mainRef = usePageChange();
  const isAuthOpen = useStore(authDialogStore) !== null;
  const { isSheetOpen, closeSheet } = useShortcuts();
  const isWorkspace = /^\/problem\/./.test(pathname);
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <RouteProgress />
      <TopBar />
      {/* As high as the screen below the bar: the footer is never seen to move while a page grows or shrinks. */}
      <Box as="main" id="main" ref={mainRef} tabIndex={-1} flex="1" minH={isWorkspace ? undefined : 'calc(100dvh - {sizes.12})'} display="flex" flexDirection="column" minW="0">
        <Suspense>
          <PageBoundary key={pathname}>
            <Outlet />
          </PageBoundary>
        </Suspense>
      </Box>
      {isWorkspace ? null : <Footer />}
      <Toaster />
      <Suspense>
        {isAuthOpen ? <AuthDialog /> : null}
        {isSheetOpen ? <ShortcutSheet onClose={closeSheet} /> : null}
      </Suspense>
    </Flex>
  );
}
