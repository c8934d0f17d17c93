import { Button, Flex, Text } from '@chakra-ui/react';
import { pageSizes } from '../lib/address/read-address.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useIsPhone } from '../lib/preferences/use-is-phone.ts';
import { Choice } from './choice.tsx';
import { Icon } from './icon/icon.tsx';
import { pagesToShow } from './pages-to-show.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Items in all; null while nobody knows. */
  readonly total: number | null;
  /** Sizes to choose from. */
  readonly sizes?: readonly number[];
  readonly onPage: (page: number) => void;
  /** Left out where a list has one size. */
  readonly onSize?: (size: number) => void;
}

/**
 * Pages of a list: the first, the last and those around the current one, on a phone without its neighbours, and the
 * choice of sizes; nothing for an empty list. A button that leads nowhere is not disabled, which would take the focus
 * from it on the last page.
 */
export function Pager({ page, size, total, sizes = pageSizes, onPage, onSize }: PagerProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / size));
  if (total === 0) return null;
  const step = (label: string, to: number, icon: 'chevronLeft' | 'chevronRight') => (
    <Button
      size="xs"
      variant="ghost"
      px="1"
      aria-label={label}
      aria-disabled={to < 1 || to > pageCount}
      onClick={() => (to < 1 || to > pageCount ? undefined : onPage(to))}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <Flex
      as="nav"
      aria-label={t({ id: 'pager.label' })}
      align="center"
      justify="space-between"
      gap="2"
      wrap="wrap"
      py="3"
      // Rows that come may be fewer than their skeletons: what is seen below them would jump.
      visibility={total === null ? 'hidden' : undefined}
    >
      <Text color="fg.muted" fontSize="xs">
        {total === null ? null : t({ id: 'pager.total' }, { total })}
      </Text>
      <Flex align="center" gap="1">
        {step(t({ id: 'pager.previous' }), page - 1, 'chevronLeft')}
        {pagesToShow(page, pageCount, isPhone ? 0 : 1).map((number, index) =>
          number === null ? (
            <Text as="span" key={index === 1 ? 'before' : 'behind'} color="fg.muted" aria-hidden>
              …
            </Text>
          ) : (
            <Button
              key={number}
              size="xs"
              px="1"
              variant={number === page ? 'subtle' : 'ghost'}
              colorPalette={number === page ? 'accent' : 'gray'}
              aria-label={t({ id: 'pager.page' }, { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          ),
        )}
        {step(t({ id: 'pager.next' }), page + 1, 'chevronRight')}
        {onSize === undefined ? null : (
          <Choice
            size="xs"
            ms="1"
            label={t({ id: 'pager.size' })}
            value={String(size)}
            options={sizes.map((choice) => [String(choice), t({ id: 'pager.perPage' }, { size: choice })])}
            onChange={(value) => onSize(Number(value))}
          />
        )}
      </Flex>
    </Flex>
  );
}
