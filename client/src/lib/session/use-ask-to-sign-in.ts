import { useLocation } from 'react-router';
import { askToSignIn } from './ask-to-sign-in.ts';

/** Opens the sign-in dialog for a visitor, who comes back to the page they are on. */
export function useAskToSignIn(): () => void {
  const { pathname, search } = useLocation();
  return () => askToSignIn(`${pathname}${search}`);
}
