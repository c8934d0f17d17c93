import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before a link leads away from what would be lost, such as unsaved changes, and has the browser ask before the
 * page is closed. `ask` does the same before another act.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ readonly act: () => void } | null>(null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        link === null ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        link.target === '_blank'
      )
        return;
      if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      const address = `${link.pathname}${link.search}${link.hash}`;
      setWanted({ act: () => void navigate(address) });
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the router sees it.
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved, navigate]);
  return {
    isAsking: wanted !== null,
    ask: (act: () => void) => setWanted({ act }),
    leave: () => wanted?.act(),
    stay: () => setWanted(null),
  };
}
