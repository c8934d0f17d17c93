import { Box } from '@chakra-ui/react';

/** Behind the label of a field that must be filled in. The field itself says so to screen readers. */
export function RequiredMark() {
  return (
    <Box as="span" color="fg.error" aria-hidden>
      {' '}
      *
    </Box>
  );
}
