import { Box } from '@chakra-ui/react';
import { useText, type Text } from '../../lib/intl/use-text.ts';

/** From this share of the characters on they are counted. */
const counterShare = 0.9;

/** What is wrong with the length of a text; null: nothing. @param max in characters; undefined: any length. */
export function lengthFault(t: Text, text: string, max: number | undefined): string | null {
  return max === undefined || text.length <= max ? null : t({ id: 'form.tooLong' }, { over: text.length - max, max });
}

/** Counts the characters of a text that is nearly as long as it may be, or longer. */
export function TextLength({ text, max }: { readonly text: string; readonly max: number | undefined }) {
  const t = useText();
  if (max === undefined || text.length < counterShare * max) return null;
  return (
    <Box fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t({ id: 'form.length' }, { length: text.length, max })}
    </Box>
  );
}
