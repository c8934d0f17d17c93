import { Box } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';

/** What a server or a judge said in its own words, folded away; nothing where that is empty. */
export function Details({ text }: { readonly text: string }) {
  const t = useText();
  if (text === '') return null;
  return (
    <Box as="details" mt="1" fontSize="xs" color="fg.muted">
      <Box as="summary" cursor="button">
        {t({ id: 'remoteAdmin.details' })}
      </Box>
      <Box overflowWrap="anywhere">{text}</Box>
    </Box>
  );
}
