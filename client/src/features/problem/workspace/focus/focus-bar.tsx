import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { keyNames } from '../../../../lib/keyboard/key-names.ts';
import { useProblemKeys } from '../../../../lib/keyboard/use-problem-keys.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { readStored, writeStored } from '../../../../lib/store/local-storage.ts';
import type { FocusBar_ProblemFragment } from './focus-list.generated.ts';
import { ProblemItem } from './problem-item.tsx';

/** Where the problems among which one is solved in focus mode are. */
export interface FocusPlaces {
  /** Where the list itself is. */
  readonly listAddress: string;
  /** Where a problem of the list is, in focus mode. */
  readonly addressOf: (displayId: string) => string;
}

type Item = FocusBar_ProblemFragment;

const hiddenKey = 'focusBar';

/** The problems of a list at the foot of the page, with how the viewer stands with each. */
export function FocusBar({
  list,
  displayId,
  items,
}: {
  readonly list: FocusPlaces;
  readonly displayId: string;
  readonly items: readonly Item[];
}) {
  const t = useText();
  const [isHidden, setHidden] = useState(() => readStored(hiddenKey) === 'hidden');
  const index = items.findIndex((item) => item.displayId === displayId);
  const before = index > 0 ? items[index - 1] : undefined;
  const after = index >= 0 ? items[index + 1] : undefined;
  useProblemKeys({ items, index, addressOf: list.addressOf });

  const hide = (isNow: boolean) => {
    writeStored(hiddenKey, isNow ? 'hidden' : null);
    setHidden(isNow);
  };

  if (isHidden) {
    return (
      <Button
        position="fixed"
        bottom="14"
        insetEnd="3"
        zIndex="docked"
        size="xs"
        variant="outline"
        bg="bg.panel"
        aria-expanded="false"
        onClick={() => hide(false)}
      >
        <Icon name="lines" />
        {t({ id: 'focus.show' })}
      </Button>
    );
  }
  return (
    <Flex
      as="nav"
      aria-label={t({ id: 'focus.label' })}
      align="center"
      gap="1"
      h="12"
      px="2"
      bg="bg.panel"
      borderTopWidth="1px"
      flexShrink="0"
    >
      <Button
        asChild
        size="xs"
        variant="ghost"
        px="2"
        aria-label={t({ id: 'focus.leave' })}
        title={t({ id: 'focus.leave' })}
      >
        <RouterLink to={list.listAddress}>
          <Icon name="close" />
        </RouterLink>
      </Button>
      <Step to={before} list={list} direction="previous" />
      <Flex as="ol" listStyleType="none" gap="1" flex="1" minW="0" overflowX="auto" overflowY="hidden" py="1">
        {items.map((item) => (
          <ProblemItem
            key={item.id}
            item={item}
            to={list.addressOf(item.displayId)}
            isCurrent={item.displayId === displayId}
          />
        ))}
      </Flex>
      <Step to={after} list={list} direction="next" />
      <Button
        size="xs"
        variant="ghost"
        px="2"
        aria-expanded="true"
        aria-label={t({ id: 'focus.hide' })}
        title={t({ id: 'focus.hide' })}
        onClick={() => hide(true)}
      >
        <Icon name="chevronDown" />
      </Button>
    </Flex>
  );
}

interface StepProps {
  readonly to: Item | undefined;
  readonly list: FocusPlaces;
  readonly direction: 'previous' | 'next';
}

function Step({ to, list, direction }: StepProps) {
  const t = useText();
  const locale = useLocale();
  const label = direction === 'previous' ? t({ id: 'focus.previous' }) : t({ id: 'focus.next' });
  const keys = `${keyNames.alternative}+${direction === 'previous' ? 'PageUp' : 'PageDown'}`;
  const icon = <Icon name={direction === 'previous' ? 'chevronLeft' : 'chevronRight'} />;
  if (to === undefined) {
    return (
      <Button size="xs" variant="ghost" px="2" disabled aria-label={label}>
        {icon}
      </Button>
    );
  }
  return (
    <Button
      asChild
      size="xs"
      variant="ghost"
      px="2"
      aria-label={label}
      title={`${withColon(label, locale)}${to.displayId} ${to.title} (${keys})`}
    >
      <RouterLink to={list.addressOf(to.displayId)}>{icon}</RouterLink>
    </Button>
  );
}
