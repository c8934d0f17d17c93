import { Button, Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

interface StepPagerProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Back and forth in a short list; nothing for one page. */
export function StepPager({ label, page, pageCount, onPage }: StepPagerProps) {
  const t = useText();
  if (pageCount <= 1 && page === 1) return null;
  return (
    <Flex as="nav" aria-label={label} align="center" gap="1">
      <Button
        size="xs"
        variant="ghost"
        px="1"
        aria-label={t({ id: 'pager.previous' })}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevronLeft" />
      </Button>
      <Text fontSize="xs" color="fg.muted" aria-current="page" px="1">
        {page} / {Math.max(pageCount, page)}
      </Text>
      <Button
        size="xs"
        variant="ghost"
        px="1"
        aria-label={t({ id: 'pager.next' })}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevronRight" />
      </Button>
    </Flex>
  );
}
