import type { LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { askToSignIn } from '../lib/session/ask-to-sign-in.ts';
import { tokenStore } from '../lib/session/token-store.ts';
import { useStore } from '../lib/store/store.ts';
import { TextLink } from './text-link.tsx';

interface SignedInLinkProps extends Omit<LinkProps, 'href' | 'onClick'> {
  /** A path of the site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page for signed-in users. It asks visitors to sign in first; then they land there. */
export function SignedInLink({ to, children, ...look }: SignedInLinkProps) {
  const hasToken = useStore(tokenStore) !== null;
  return (
    <TextLink
      to={to}
      {...look}
      onClick={(event) => {
        if (hasToken) return;
        event.preventDefault();
        askToSignIn(to, 'page');
      }}
    >
      {children}
    </TextLink>
  );
}
