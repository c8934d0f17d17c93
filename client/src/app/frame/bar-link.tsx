import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  height: 'full',
  paddingInline: { base: '2', xl: '3' },
  color: 'fg.muted',
  fontWeight: 'medium',
  textDecoration: 'none',
  boxShadow: 'none',
  flexShrink: '0',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'fg' },
} as const;
const current = { color: 'accent.fg', layerStyle: 'current' } as const;

/** A place in the bar; the one that is shown is underlined, or the one above it, marked by `data-current`. */
export const BarLink = chakra(NavLink, { base: { ...look, _currentPage: current, '&[data-current]': current } });

/** As a place, for a group of them. */
export const BarButton = chakra('button', { base: { ...look, '&[data-current]': current } });
