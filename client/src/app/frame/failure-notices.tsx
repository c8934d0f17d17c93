import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureStore } from '../../lib/failure/failure-store.ts';
import { failureText } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { useStore } from '../../lib/store/store.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { noticePlace, NoticeCard } from './notice-card.tsx';

/** How long a notification stays, in ms (specification, section 9). */
const notificationMs = 5000;

/** Tells of requests that failed: in a toast and, where there is room, in a notification beside the page. */
export function FailureNotices() {
  const t = useText();
  const failure = useStore(failureStore);
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<typeof failure>(null);

  const tell = useEffectEvent((error: unknown) => showToast('error', failureText(t, error)));
  useEffect(() => {
    if (failure === null) return undefined;
    tell(failure.error);
    setShown(failure);
    const timer = setTimeout(() => setShown(null), notificationMs);
    return () => clearTimeout(timer);
  }, [failure]);

  if (shown === null || isPhone) return null;
  // The toast is read out already.
  return (
    <Box {...noticePlace}>
      <NoticeCard
        kind="error"
        title={t({ id: 'error.title' })}
        text={failureText(t, shown.error)}
        onClose={() => setShown(null)}
      />
    </Box>
  );
}
