import { Box } from '@chakra-ui/react';

/** As many digits as tell two versions of a file apart at a glance. */
const shownDigits = 8;

/** The start of a file's SHA-256, with all of it on hover. */
export function IncludeHash({ sha256 }: { readonly sha256: string }) {
  return (
    <Box as="span" fontFamily="mono" fontSize="xs" title={sha256}>
      {sha256.slice(0, shownDigits)}
    </Box>
  );
}
