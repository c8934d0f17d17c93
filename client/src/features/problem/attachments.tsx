import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { formatMemory } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { Statement_ProblemFragment } from './statement.generated.ts';

const BYTES_PER_KB = 1024;

/** Files that belong to the problem. */
export function Attachments({ attachments }: Pick<Statement_ProblemFragment, 'attachments'>) {
  const t = useText();
  if (attachments.length === 0) return null;
  return (
    <Box as="section" mt="5">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'problem.attachments' })}
      </Heading>
      <Box as="ul" listStyleType="none">
        {attachments.map((file) => (
          <Flex as="li" key={file.name} align="center" gap="2" py="1">
            <Icon name="file" />
            <chakra.a href={file.url} download={file.name} color="accent.fg">
              {file.name}
            </chakra.a>
            <Box as="span" color="fg.muted" fontSize="xs">
              {formatMemory(file.sizeBytes / BYTES_PER_KB)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
