import { Box } from '@chakra-ui/react';

/** What is wrong with a form as a whole. */
export function FormError({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Box role="alert" p="2" borderRadius="l2" bg="red.subtle" color="red.fg" fontSize="sm">
      {text}
    </Box>
  );
}
