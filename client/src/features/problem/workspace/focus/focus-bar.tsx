import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { readStored, writeStored } from '../../../../lib/store/local-storage.ts';
import type { FocusBar_ProblemFragment } from './focus-list.generated.ts';

/** Where the problems among which one is solved in focus mode are. */
export interface FocusPlaces {
  /** Where the list itself is. */
  readonly listAddress: string;
  /** Where a problem of the list is, in focus mode. */
  readonly addressOf: (displayId: string) => string;
}

type Item = FocusBar_ProblemFragment;

const hiddenKey = 'focusBar';

/**
 * The problems of a list at the foot of the page, with how the viewer stands with each. Alt+PageUp and Alt+PageDown go
 * through them.
 */
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
  const navigate = useNavigate();
  const [isHidden, setHidden] = useState(() => readStored(hiddenKey) === 'hidden');
  const index = items.findIndex((item) => item.displayId === displayId);
  const neighbours = { PageUp: items[index - 1], PageDown: items[index + 1] } as const;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
    event.preventDefault();
    event.stopPropagation();
    const wanted = index < 0 ? undefined : neighbours[event.key];
    if (wanted !== undefined) void navigate(list.addressOf(wanted.displayId));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the editor, which scrolls by these keys.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
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
      <Step to={index > 0 ? neighbours.PageUp : undefined} list={list} direction="previous" />
      <Flex as="ol" listStyleType="none" gap="1" flex="1" minW="0" overflowX="auto" py="1">
        {items.map((item) => (
          <FocusItem key={item.id} item={item} list={list} isCurrent={item.displayId === displayId} />
        ))}
      </Flex>
      <Step to={index >= 0 ? neighbours.PageDown : undefined} list={list} direction="next" />
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
  const label = direction === 'previous' ? t({ id: 'focus.previous' }) : t({ id: 'focus.next' });
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
      title={`${label}: ${to.displayId} ${to.title} (Alt+${direction === 'previous' ? 'PageUp' : 'PageDown'})`}
    >
      <RouterLink to={list.addressOf(to.displayId)}>{icon}</RouterLink>
    </Button>
  );
}

function FocusItem({
  item,
  list,
  isCurrent,
}: {
  readonly item: Item;
  readonly list: FocusPlaces;
  readonly isCurrent: boolean;
}) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return (
    <Box as="li" ref={ref} flexShrink="0">
      <Button
        asChild
        size="xs"
        variant={isCurrent ? 'subtle' : 'outline'}
        colorPalette={isCurrent ? 'accent' : 'gray'}
        px="2"
        title={item.title}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <RouterLink to={list.addressOf(item.displayId)}>
          <OwnStatusMark
            status={item.viewerStatus}
            resetAt={item.__typename === 'Problem' ? item.viewerResetAt : null}
          />
          {item.displayId}
          <chakra.span srOnly>{item.title}</chakra.span>
          {item.__typename === 'ContestProblem' && item.statementRevision > 0 ? (
            <RevisedMark count={item.statementRevision} />
          ) : null}
          {item.viewerScore === null ? null : <chakra.span color="fg.muted">{item.viewerScore}</chakra.span>}
        </RouterLink>
      </Button>
    </Box>
  );
}

/** Says that the statement is not what it was at the start. */
function RevisedMark({ count }: { readonly count: number }) {
  const label = useText()({ id: 'problem.revised' }, { count });
  return (
    <chakra.span color="amber.fg" display="inline-flex" title={label}>
      <Icon name="alert" size="3" />
      <chakra.span srOnly>{label}</chakra.span>
    </chakra.span>
  );
}
