import { useEffect } from 'react';
import { startDownload } from '../../lib/download/start-download.ts';

/** Links to files of this site ask first whether the session is still there. */
export function useDownloadLinks(): void {
  useEffect(() => {
    const start = (event: MouseEvent) => {
      const { target } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[download][href^="/api/file/"]') : null;
      if (link === null || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      void startDownload(link.href);
    };
    document.addEventListener('click', start);
    return () => document.removeEventListener('click', start);
  }, []);
}
