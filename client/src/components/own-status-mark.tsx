import { chakra } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useText } from '../lib/intl/use-text.ts';
import { statusLook } from '../lib/status/status.ts';
import { Icon } from './icon/icon.tsx';

/**
 * The reader's own standing on a problem, as one shape; nothing when they never tried.
 *
 * @param status judge status code.
 */
export function OwnStatusMark({ status }: { readonly status: number }) {
  const t = useText();
  if (status === Status.NOT_SUBMITTED) return null;
  const look = statusLook(status);
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
