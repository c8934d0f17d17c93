import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { formatMemory } from '../../../lib/format/figures.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import type { Statement_ProblemFragment } from './statement.generated.ts';

const bytesPerKb = 1024;

type ProblemFiles = Pick<Statement_ProblemFragment, 'attachments' | 'extraFiles'>;

/** Whether there is anything to show there. */
export function hasFiles({ attachments, extraFiles }: ProblemFiles): boolean {
  return attachments.length > 0 || extraFiles.length > 0;
}

/** Files that belong to the problem: for the reader, and for the program while it is judged. */
export function FilesPanel({ problem }: { readonly problem: ProblemFiles }) {
  const t = useText();
  return (
    <Box
      h="full"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={t({ id: 'problem.annex' })}
      px={{ base: '4', md: '6' }}
      py="5"
      bg="bg.panel"
    >
      <FileList title={message({ id: 'problem.attachments' })} files={problem.attachments} />
      <FileList
        title={message({ id: 'problem.extraFiles' })}
        hint={message({ id: 'problem.extraFilesHint' })}
        files={problem.extraFiles}
      />
    </Box>
  );
}

interface FileListProps {
  readonly title: { readonly id: MessageId };
  readonly hint?: { readonly id: MessageId };
  readonly files: ProblemFiles['attachments'];
}

function FileList({ title, hint, files }: FileListProps) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <Box as="section" mb="5">
      <Heading as="h2" size="md" mb="1">
        {t(title)}
      </Heading>
      {hint === undefined ? null : (
        <Text color="fg.muted" fontSize="sm">
          {t(hint)}
        </Text>
      )}
      <Box as="ul" listStyleType="none" mt="1">
        {files.map((file) => (
          <Flex as="li" key={file.name} align="center" gap="2" py="1">
            <Icon name="file" />
            <chakra.a href={file.url} download={file.name} color="accent.fg">
              {file.name}
            </chakra.a>
            <Box as="span" color="fg.muted" fontSize="xs">
              {formatMemory(file.sizeBytes / bytesPerKb)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
