import { Link, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface TextLinkProps extends Omit<LinkProps, 'href'> {
  /** A path of the site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another page of the site, in the accent colour. A long word breaks rather than widening the page. */
export function TextLink({ to, children, ...rest }: TextLinkProps) {
  return (
    <Link
      asChild
      colorPalette="accent"
      color="accent.fg"
      variant="plain"
      textUnderlineOffset="3px"
      overflowWrap="anywhere"
      {...rest}
    >
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
