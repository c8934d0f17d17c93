import { chakra } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { message } from '../lib/intl/message.ts';
import { useText } from '../lib/intl/use-text.ts';
import { statusLook } from '../lib/status/status.ts';
import { Icon } from './icon/icon.tsx';

export interface OwnStatusProps {
  /** Judge status code. */
  readonly status: number;
  /** When the reader chose to solve the problem again; null: they did not, or have solved it since. */
  readonly resetAt?: string | null;
}

/** How a solved problem that is to be solved again looks. */
export const solveAgainLook = { tone: 'gray', shape: 'reset', label: message({ id: 'status.toSolveAgain' }) } as const;

/** The reader's own standing on a problem, as one shape; nothing when they never tried. */
export function OwnStatusMark({ status, resetAt = null }: OwnStatusProps) {
  const t = useText();
  if (status === Status.NOT_SUBMITTED) return null;
  const look = resetAt === null ? statusLook(status) : solveAgainLook;
  const label = t(look.label);
  return (
    <chakra.span
      colorPalette={look.tone}
      color="colorPalette.fg"
      display="inline-flex"
      verticalAlign="middle"
      title={label}
    >
      <Icon name={look.shape} />
      <chakra.span srOnly>{label}</chakra.span>
    </chakra.span>
  );
}
