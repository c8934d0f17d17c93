import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { askShownAgain } from './ask-shown-again.ts';

/**
 * Refetches queries of these names when the tab is shown again: what they show may have changed in another tab.
 *
 * @param names a constant of the module.
 */
export function useRefetchOnReturn(names: readonly string[]): void {
  const client = useApolloClient();
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') askShownAgain(client, names);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [client, names]);
}
