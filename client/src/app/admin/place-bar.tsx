import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import type { ViewerState } from '../../lib/session/use-viewer.ts';
import { placeAt, placesOf, sections } from './places.ts';

const PlaceLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'full',
    paddingInline: { base: '2.5', '2xl': '3' },
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    flexShrink: '0',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'accent.fg', layerStyle: 'current' },
  },
});

/** Parts of the management that an account may open. */
export function SectionBar({ viewer }: { readonly viewer: ViewerState }) {
  const t = useText();
  const current = placeAt(useLocation().pathname)?.section;
  const own = placesOf(viewer);
  return (
    <Row label={t({ id: 'admin.nav' })} shown={`${viewer.user?.id} ${current}`}>
      {sections.map(({ id, label }) => {
        const first = own.find(({ section }) => section === id);
        return first === undefined ? null : (
          <PlaceLink key={id} to={first.to} aria-current={id === current ? 'true' : undefined}>
            {t(label)}
          </PlaceLink>
        );
      })}
    </Row>
  );
}

/** Pages of the part that is shown; an empty row where there are none, so that nothing jumps. */
export function PageBar({ viewer }: { readonly viewer: ViewerState }) {
  const t = useText();
  const { pathname } = useLocation();
  const place = placeAt(pathname);
  const pages = placesOf(viewer).filter(({ section }) => section === place?.section);
  return (
    <Row label={t({ id: 'admin.pages' })} shown={`${viewer.user?.id} ${place?.to}`}>
      {pages.map(({ to, label }) => (
        <PlaceLink
          key={to}
          to={to}
          fontSize="sm"
          aria-current={to !== place?.to ? undefined : to === pathname ? 'page' : 'true'}
        >
          {t(label)}
        </PlaceLink>
      ))}
    </Row>
  );
}

interface RowProps {
  readonly label: string;
  /** The row scrolls to its current link when this changes. */
  readonly shown: string;
  readonly children: ReactNode;
}

function Row({ label, shown, children }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shown]);
  return (
    <ScrollRow ref={ref} as="nav" aria-label={label} h="full" minW="0">
      <Flex h="full">{children}</Flex>
    </ScrollRow>
  );
}
