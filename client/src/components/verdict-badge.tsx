import { chakra } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';
import { statusLook } from '../lib/status/status.ts';
import { VerdictStamp } from './verdict-stamp.tsx';

interface VerdictBadgeProps {
  /** Judge status code. */
  readonly status: number;
  /** `short` shows the letters (AC) and names the status in full for screen readers and on hover. */
  readonly text?: 'full' | 'short';
}

/** A verdict as shape, text and colour. */
export function VerdictBadge({ status, text = 'full' }: VerdictBadgeProps) {
  const t = useText();
  const look = statusLook(status);
  const label = t(look.label);
  return (
    <VerdictStamp look={look} data-status={status} title={text === 'short' ? label : undefined}>
      {text === 'full' ? label : <ShortLabel short={look.short} label={label} />}
    </VerdictStamp>
  );
}

function ShortLabel({ short, label }: { readonly short: string; readonly label: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <chakra.span srOnly>{label}</chakra.span>
    </>
  );
}
