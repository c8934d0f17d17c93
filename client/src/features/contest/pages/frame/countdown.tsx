import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useServerNow } from '../../../../lib/clock/use-server-clock.ts';
import { formatFarSpan, formatRemaining, weekMs } from '../../../../lib/format/remaining.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { statusAt, type ContestTimes } from './contest-time.ts';

/**
 * The time until a contest starts or ends, counted down with the server's clock; a start more than a week away in
 * words.
 */
export function Countdown({ times, ...look }: { readonly times: ContestTimes } & HTMLChakraProps<'span'>) {
  const t = useText();
  const locale = useLocale();
  const now = useServerNow();
  const status = statusAt(times, now);
  const leftMs = Date.parse(status === 'SCHEDULED' ? times.startsAt : times.endsAt) - now;
  const text =
    status === 'ENDED'
      ? t({ id: 'contest.ended' })
      : status === 'RUNNING'
        ? t({ id: 'contest.left' }, { time: formatRemaining(leftMs, locale) })
        : t(
            { id: 'contest.startsIn' },
            { time: leftMs > weekMs ? formatFarSpan(leftMs, locale) : formatRemaining(leftMs, locale) },
          );
  return (
    <chakra.span role="timer" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" data-testid="countdown" {...look}>
      {text}
    </chakra.span>
  );
}
