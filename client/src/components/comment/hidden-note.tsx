import { Box } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';

/** Says to the author of a text and to moderators that others do not read it. @param reason null: it is not hidden. */
export function HiddenNote({ reason }: { readonly reason: string | null }) {
  const t = useText();
  return reason === null ? null : (
    <Box role="note" mt="2" px="3" py="1.5" bg="red.subtle" color="red.fg" fontSize="xs" borderRadius="l2">
      {t({ id: 'comment.hidden' })}
      {reason === '' ? '' : ` ${t({ id: 'comment.reason' }, { reason })}`}
    </Box>
  );
}
