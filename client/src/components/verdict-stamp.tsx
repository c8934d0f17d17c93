import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { StatusShape, StatusTone } from '../lib/status/status.ts';
import { Icon } from './icon/icon.tsx';

interface VerdictStampProps extends HTMLChakraProps<'span'> {
  readonly look: { readonly tone: StatusTone; readonly shape: StatusShape | 'reset' };
}

/** A shape on the full colour, then the words on a quiet one: told apart by either. */
export function VerdictStamp({ look, children, ...rest }: VerdictStampProps) {
  return (
    <Stamp colorPalette={look.tone} {...rest}>
      <Shape>
        <Icon name={look.shape} size="3.5" />
      </Shape>
      {children}
    </Stamp>
  );
}

const Stamp = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    pe: '2',
    overflow: 'hidden',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    borderRadius: 'l1',
    textStyle: 'row',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
});

const Shape = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    px: '1',
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
  },
});
