import { Box } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';

interface HiddenNoteProps {
  /** Null: it is not hidden. Empty: none was given. */
  readonly reason: string | null;
  /** The reports of several readers hid it, and no moderator has decided yet. */
  readonly isByReports: boolean;
  /** The viewer wrote it. */
  readonly isMine: boolean;
}

/** Says to the author of a text and to moderators that others do not read it, why, and what comes next. */
export function HiddenNote({ reason, isByReports, isMine }: HiddenNoteProps) {
  const t = useText();
  return reason === null ? null : (
    <Box role="note" mt="2" px="3" py="1.5" bg="red.subtle" color="red.fg" fontSize="xs" borderRadius="l2">
      {withGap(
        isByReports
          ? isMine
            ? t({ id: 'comment.hiddenOwnByReports' })
            : t({ id: 'comment.hiddenByReports' })
          : t({ id: 'comment.hidden' }),
      )}
      {reason === '' ? '' : t({ id: 'comment.reason' }, { reason })}
    </Box>
  );
}
