import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../lib/store/store.ts';
import { noticeStore } from '../../lib/toast/notice-store.ts';
import { noticePlace, NoticeCard } from './notice-card.tsx';

/**
 * Shows the notice there may be for its time. Beside the page, as toasts are: it is read out while a dialog is open,
 * too.
 */
export function Notices() {
  const notice = useStore(noticeStore);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(close, notice.lastsMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return createPortal(
    <Box {...noticePlace} role="status" aria-live="polite">
      {notice === null ? null : <NoticeCard title={notice.title} text={notice.text} onClose={close} />}
    </Box>,
    document.body,
  );
}

function close(): void {
  noticeStore.set(null);
}
