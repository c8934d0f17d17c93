import { Link, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface TextLinkProps extends Omit<LinkProps, 'href'> {
  /** A path of the site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** The accent colour; a long word breaks rather than widening the page. */
export const textLinkLook = {
  colorPalette: 'accent',
  color: 'accent.fg',
  variant: 'plain',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
} as const;

/** A link to another page of the site. */
export function TextLink({ to, children, ...rest }: TextLinkProps) {
  return (
    <Link asChild {...textLinkLook} {...rest}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
