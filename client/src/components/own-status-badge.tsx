import { Badge } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useText } from '../lib/intl/use-text.ts';
import { Icon } from './icon/icon.tsx';
import { solveAgainLook, type OwnStatusProps } from './own-status-mark.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

/** The reader's own standing on a problem in words; nothing when they never tried. */
export function OwnStatusBadge({ status, resetAt = null }: OwnStatusProps) {
  const t = useText();
  if (status === Status.NOT_SUBMITTED) return null;
  if (resetAt === null) return <VerdictBadge status={status} />;
  return (
    <Badge colorPalette={solveAgainLook.tone} variant="subtle" size="md" gap="1" fontWeight="medium">
      <Icon name={solveAgainLook.shape} size="3.5" />
      {t(solveAgainLook.label)}
    </Badge>
  );
}
