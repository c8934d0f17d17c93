import { Status } from '@verdict/judge/protocol/status.ts';
import { useText } from '../lib/intl/use-text.ts';
import { solveAgainLook, type OwnStatusProps } from './own-status-mark.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import { VerdictStamp } from './verdict-stamp.tsx';

/** The reader's own standing on a problem in words; nothing when they never tried. */
export function OwnStatusBadge({ status, resetAt = null }: OwnStatusProps) {
  const t = useText();
  if (status === Status.NOT_SUBMITTED) return null;
  if (resetAt === null) return <VerdictBadge status={status} />;
  return <VerdictStamp look={solveAgainLook}>{t(solveAgainLook.label)}</VerdictStamp>;
}
