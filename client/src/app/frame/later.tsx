import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { moveVisitorDrafts } from '../../lib/drafts/visitor-drafts.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { pagePart } from '../../lib/intl/parts/page.ts';
import { isPaletteOpenStore } from '../../lib/keyboard/palette-store.ts';
import { hasParticlesAt, hasParticlesStore } from '../../lib/preferences/particles-store.ts';
import { accountStore } from '../../lib/session/account-store.ts';
import { useStore } from '../../lib/store/store.ts';
import { FailureNotices } from './failure-notices.tsx';
import { Notices } from './notices.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SendUnsent } from './send-unsent.tsx';
import { SiteNews } from './site-news.tsx';
import { useDownloadLinks } from './use-download-links.ts';
import { useGoneSession } from './use-gone-session.ts';
import { useSendSignOuts } from './use-send-sign-outs.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWantedAddress } from './use-wanted-address.ts';

const Particles = lazy(() => import('./particles.tsx').then(({ Particles: component }) => ({ default: component })));
const Palette = lazy(() => import('../palette/palette.tsx').then(({ Palette: component }) => ({ default: component })));
const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet.tsx').then(({ ShortcutSheet: component }) => ({ default: component })),
);

/** What the frame does besides, once the page is there: nothing of it is needed for the first look. */
export function Later() {
  useWantedAddress();
  useGoneSession();
  useDownloadLinks();
  const account = useStore(accountStore);
  useEffect(() => moveVisitorDrafts(account), [account]);
  const { isSheetOpen, setSheetOpen } = useShortcuts();
  const isPaletteOpen = useStore(isPaletteOpenStore);
  const isIdle = useIdle();
  const { pathname } = useLocation();
  const hasParticles = useStore(hasParticlesStore) && hasParticlesAt(pathname);
  return (
    <>
      <FailureNotices />
      <Notices />
      {isIdle ? <SiteNews /> : null}
      <Suspense>{isIdle && hasParticles ? <Particles /> : null}</Suspense>
      <Suspense>
        {isSheetOpen || isIdle ? (
          <MoreSentences part={pagePart}>
            {isIdle ? <OfflineParts /> : null}
            {isSheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null}
          </MoreSentences>
        ) : null}
      </Suspense>
      <Suspense>
        {isPaletteOpen ? (
          <MoreSentences part={pagePart}>
            <Palette onClose={() => isPaletteOpenStore.set(false)} showKeys={() => setSheetOpen(true)} />
          </MoreSentences>
        ) : null}
      </Suspense>
    </>
  );
}

function OfflineParts() {
  useServiceWorker();
  useSendSignOuts();
  return (
    <>
      <OfflineBanner />
      <SendUnsent />
    </>
  );
}

/** Longest wait for a quiet moment, in ms. */
const idleTimeoutMs = 5000;

/** True once the page is loaded and the browser has nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isHere = true;
    const note = () => (isHere ? setIdle(true) : undefined);
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(note, { timeout: idleTimeoutMs })
        : setTimeout(note, idleTimeoutMs);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      isHere = false;
    };
  }, []);
  return isIdle;
}
