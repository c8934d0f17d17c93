import { Box, Flex } from '@chakra-ui/react';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useStore } from '../../lib/store/store.ts';
import { authDialogStore } from '../../lib/session/auth-dialog-store.ts';
import { Footer } from './footer.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toaster } from './toaster.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const AuthDialog = lazy(() => import('../../features/auth/auth-dialog.tsx').then(({ AuthDialog: component }) => ({ default: component })));
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then(({ ShortcutSheet: component }) => ({ default: component })));

/** What is around every page. */
export function Frame() {
  const { pathname } = useLocation();
  const mainRef = useFocusOnNavigation(pathname);
  const isAuthOpen = useStore(authDialogStore) !== null;
  const { isSheetOpen, closeSheet } = useShortcuts();
  const isWorkspace = /^\/problem\/./.test(pathname);
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <RouteProgress />
      <TopBar />
      <Box as="main" id="main" ref={mainRef} tabIndex={-1} flex="1" display="flex" flexDirection="column" minW="0">
        <Outlet />
      </Box>
      {isWorkspace ? null : <Footer />}
      <Toaster />
      <Suspense>
        {isAuthOpen ? <AuthDialog /> : null}
        {isSheetOpen ? <ShortcutSheet onClose={closeSheet} /> : null}
      </Suspense>
      <ScrollRestoration getKey={({ pathname: path, search }) => path + search} />
    </Flex>
  );
}

/** Moves the focus to the new page, so that the keyboard and screen readers start there; not on the first one. */
function useFocusOnNavigation(pathname: string) {
  const mainRef = useRef<HTMLDivElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname]);
  return mainRef;
}
