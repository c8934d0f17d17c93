import { Badge, chakra } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';
import { statusLook } from '../lib/status/status.ts';
import { Icon } from './icon/icon.tsx';

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
    <Badge
      colorPalette={look.tone}
      variant="subtle"
      size="md"
      gap="1"
      fontWeight="medium"
      data-status={status}
      title={text === 'short' ? label : undefined}
    >
      <Icon name={look.shape} size="3.5" />
      {text === 'full' ? label : <ShortLabel short={look.short} label={label} />}
    </Badge>
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
