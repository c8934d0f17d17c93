import { Box, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { DeleteInclude } from './delete-include.tsx';
import { IncludeHash } from './include-hash.tsx';
import type { IncludeList_IncludeFragment } from './includes.generated.ts';

/** Files as cards, for phones. */
export function IncludeCards({ includes }: { readonly includes: readonly IncludeList_IncludeFragment[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {includes.map(({ name, sizeBytes, sha256, uploadedBy, updatedAt }) => (
        <Box as="li" key={name} px="3" py="3" layerStyle="row">
          <Flex justify="space-between" align="flex-start" gap="2">
            <Box minW="0" fontWeight="medium" wordBreak="break-word">
              {name}
            </Box>
            <DeleteInclude name={name} />
          </Flex>
          <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
            <span>{formatBytes(sizeBytes)}</span>
            <IncludeHash sha256={sha256} />
            {uploadedBy === null ? null : <span>{uploadedBy.username}</span>}
            <RelativeTime at={updatedAt} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
