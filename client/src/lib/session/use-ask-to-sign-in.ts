import { useLocation } from 'react-router';
import { askToSignIn } from './ask-to-sign-in.ts';

/** Opens the sign-in dialog; the visitor returns to the current page. */
export function useAskToSignIn(): () => void {
  const { pathname, search } = useLocation();
  return () => askToSignIn(`${pathname}${search}`);
}
