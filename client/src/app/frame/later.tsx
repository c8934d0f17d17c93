import { lazy, Suspense } from 'react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then(({ ShortcutSheet: component }) => ({ default: component })));

/** What the frame does besides, once the page is there: nothing of it is needed for the first look. */
export function Later() {
  const { isSheetOpen, closeSheet } = useShortcuts();
  return (
    <Suspense>
      {isSheetOpen ? (
        <MoreSentences part="page">
          <ShortcutSheet onClose={closeSheet} />
        </MoreSentences>
      ) : null}
    </Suspense>
  );
}
