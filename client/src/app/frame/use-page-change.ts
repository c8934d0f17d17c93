import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isStaying } from '../../lib/address/staying.ts';

/**
 * What happens on the way to another page: the focus moves to it, so that the keyboard and screen readers start there,
 * and it is shown from its top, unless the address only says what a part of the page shows. On the way back the browser
 * restores what was seen. Not on the first page.
 *
 * @returns for the element the focus goes to.
 */
export function usePageChange(): RefObject<HTMLDivElement | null> {
  const mainRef = useRef<HTMLDivElement>(null);
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const previous = useRef({ pathname, search });
  // As the page changes, not after it: a key pressed on the new page may move the focus on at once.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, search };
    if (before.pathname !== pathname) mainRef.current?.focus({ preventScroll: true });
    const isAnother = before.pathname !== pathname || before.search !== search;
    if (type === 'PUSH' && isAnother && !isStaying(state)) window.scrollTo(0, 0);
  }, [pathname, search, type, state]);
  return mainRef;
}
