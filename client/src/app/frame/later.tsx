import { lazy, Suspense } from 'react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { FailureNotices } from './failure-notices.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useWantedAddress } from './use-wanted-address.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then(({ ShortcutSheet: component }) => ({ default: component })));

/** What the frame does besides, once the page is there: nothing of it is needed for the first look. */
export function Later() {
  useWantedAddress();
  const { isSheetOpen, closeSheet } = useShortcuts();
  return (
    <>
      <FailureNotices />
      <Suspense>
      {isSheetOpen ? (
        <MoreSentences part="page">
          <ShortcutSheet onClose={closeSheet} />
        </MoreSentences>
      ) : null}
    </Suspense>
    </>
  );
}
