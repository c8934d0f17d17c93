import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { IconName } from '../../../../components/icon/icon-paths.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../../lib/intl/use-text.ts';
import type { KeyAct } from './use-ceremony-keys.ts';
import { speeds, type Playing } from './use-ceremony.ts';
import { canFillScreen, useIsFullScreen } from './use-full-screen.ts';

interface CeremonyControlsProps {
  readonly playing: Playing;
  /** Number of all steps. */
  readonly total: number;
  /** What was done last, in words. */
  readonly sentence: string;
  readonly onAct: (act: KeyAct) => void;
}

/** What has just happened, and buttons for all that keys do. */
export function CeremonyControls({
  playing: { stage, isPlaying, speed },
  total,
  sentence,
  onAct,
}: CeremonyControlsProps) {
  const t = useText();
  const isFull = useIsFullScreen();
  const button = (
    act: KeyAct,
    label: { readonly id: MessageId },
    { icon, isDisabled = false, hasWords = false }: { icon: IconName; isDisabled?: boolean; hasWords?: boolean },
  ) => (
    <Button
      size="sm"
      variant={act === 'forth' ? 'solid' : 'ghost'}
      colorPalette={act === 'forth' ? 'accent' : 'gray'}
      px={{ base: '1.5', md: '2' }}
      title={t(label)}
      aria-label={t(label)}
      disabled={isDisabled}
      onClick={() => onAct(act)}
    >
      <Icon name={icon} />
      {hasWords ? <chakra.span hideBelow="lg">{t(label)}</chakra.span> : null}
    </Button>
  );
  const [isStart, isEnd] = [stage.taken === 0, stage.taken === total];
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      gap={{ base: '1', md: '4' }}
      px={{ base: '2', md: '4' }}
      py="1.5"
      bg="bg.panel"
      borderTopWidth="1px"
      // A click leaves the focus on the board, so that the keys go on being the board's.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text
        role="status"
        flex="1"
        minW="0"
        minH={{ base: '2.6em', md: '0' }}
        fontSize={{ base: 'sm', md: 'md' }}
        fontWeight="medium"
      >
        {sentence}
      </Text>
      <Flex
        role="toolbar"
        aria-label={t({ id: 'ceremony.controls' })}
        align="center"
        gap="1"
        wrap="wrap"
        justify={{ base: 'space-between', md: 'end' }}
      >
        <Text
          fontSize="xs"
          color="fg.muted"
          whiteSpace="nowrap"
          aria-label={t({ id: 'ceremony.taken' }, { taken: stage.taken, total })}
          role="img"
          hideBelow="md"
        >
          {stage.taken} / {total}
        </Text>
        {button('start', message({ id: 'ceremony.beginAnew' }), { icon: 'reset', isDisabled: isStart })}
        {button('back', message({ id: 'ceremony.back' }), { icon: 'chevronLeft', isDisabled: isStart })}
        {button('forth', message({ id: 'ceremony.forth' }), {
          icon: 'chevronRight',
          isDisabled: isEnd,
          hasWords: true,
        })}
        {button('play', isPlaying ? message({ id: 'ceremony.pause' }) : message({ id: 'ceremony.play' }), {
          icon: isPlaying ? 'pause' : 'run',
          hasWords: true,
        })}
        {button('award', message({ id: 'ceremony.nextAward' }), { icon: 'bolt', isDisabled: isEnd, hasWords: true })}
        <Flex align="center" role="group" aria-label={t({ id: 'ceremony.speed' })}>
          <Button
            size="sm"
            variant="ghost"
            px="2"
            aria-label={t({ id: 'ceremony.slower' })}
            title={t({ id: 'ceremony.slower' })}
            disabled={speed === speeds[0]}
            onClick={() => onAct('slower')}
          >
            −
          </Button>
          <Box minW="2.75em" textAlign="center" fontSize="xs">
            {speed}×
          </Box>
          <Button
            size="sm"
            variant="ghost"
            px="2"
            aria-label={t({ id: 'ceremony.faster' })}
            title={t({ id: 'ceremony.faster' })}
            disabled={speed === speeds.at(-1)}
            onClick={() => onAct('faster')}
          >
            +
          </Button>
        </Flex>
        {canFillScreen()
          ? button(
              'fullScreen',
              isFull ? message({ id: 'ceremony.leaveFullScreen' }) : message({ id: 'ceremony.fullScreen' }),
              { icon: 'device' },
            )
          : null}
        <Box hideBelow="md">{button('help', message({ id: 'ceremony.keys' }), { icon: 'keyboard' })}</Box>
      </Flex>
    </Flex>
  );
}
