import { Badge } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { sharings, type Sharing } from './sharing.ts';

/** Who reads a personal list. */
export function SharingBadge({ sharing }: { readonly sharing: Sharing }) {
  const t = useText();
  const look = sharings.find(({ value }) => value === sharing) ?? sharings[0];
  return (
    <Badge size="sm" colorPalette={look.palette} title={t(look.hint)}>
      {t(look.label)}
    </Badge>
  );
}
