import { Flex } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import { pendingSignOutStore } from '../../lib/session/pending-sign-outs.ts';
import { useStore } from '../../lib/store/store.ts';
import { unsentStore } from '../../lib/submission/unsent.ts';
import { tellHeight } from './banner-height.ts';

const tellOfflineHeight = tellHeight('offline');

/** A line above the page while the browser has no network; the page about that says it itself. */
export function OfflineBanner() {
  const t = useText();
  const isOffline = useSyncExternalStore(onChange, () => !navigator.onLine);
  const waiting = useStore(unsentStore).length;
  const hasSignedOut = useStore(pendingSignOutStore).length > 0;
  const isSaid = useLocation().pathname === '/offline';
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById('main')), []);
  if (!isOffline || isSaid || main === null) return null;
  return createPortal(
    <Flex
      ref={tellOfflineHeight}
      role="status"
      data-testid="offline"
      // Above the page, after which it stands in the document.
      order="-1"
      align="center"
      gap="2"
      px={{ base: '3', md: '6' }}
      py="1.5"
      bg="bg.muted"
      color="fg.muted"
      borderBottomWidth="1px"
      fontSize="sm"
    >
      <Icon name="info" />
      {withGap(t({ id: 'offline.banner' }))}
      {hasSignedOut ? withGap(t({ id: 'offline.signedOut' })) : null}
      {waiting === 0 ? null : t({ id: 'offline.unsent' }, { count: waiting })}
    </Flex>,
    main,
  );
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
