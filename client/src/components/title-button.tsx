import { Link, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { textLinkLook } from './text-link.tsx';

interface TitleButtonProps extends Omit<LinkProps, 'href' | 'onClick'> {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that looks like a `TextLink`: the title of a row that opens in a dialog. */
export function TitleButton({ onPress, children, ...rest }: TitleButtonProps) {
  return (
    <Link asChild {...textLinkLook} textAlign="start" {...rest}>
      <button type="button" onClick={onPress}>
        {children}
      </button>
    </Link>
  );
}
