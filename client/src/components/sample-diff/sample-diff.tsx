import { Box, Stack } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import type { BoundedText } from './diff-rows.ts';
import { DiffTable } from './diff-table.tsx';

interface SampleDiffProps {
  readonly input: BoundedText;
  readonly expected: BoundedText;
  readonly output: BoundedText;
  readonly stderr: string;
  /** Of the judge or the checker; null: none. */
  readonly message: string | null;
}

/** What a program was given on a sample, and what it wrote beside what was expected. */
export function SampleDiff({ input, expected, output, stderr, message }: SampleDiffProps) {
  const t = useText();
  return (
    <Stack gap="2">
      {message === null ? null : (
        <Box fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {message}
        </Box>
      )}
      <Text title={t({ id: 'sample.input' })} text={input.text} note={input.isCut ? t({ id: 'sample.cut' }) : null} />
      <Box>
        <DiffTable expected={expected} output={output} />
      </Box>
      {stderr === '' ? null : <Text title="stderr" text={stderr} note={null} />}
    </Stack>
  );
}

interface TextProps {
  readonly title: string;
  readonly text: string;
  readonly note: string | null;
}

function Text({ title, text, note }: TextProps) {
  return (
    <Box minW="0">
      <Box fontSize="xs" color="fg.muted" mb="1" aria-hidden="true">
        {title}
      </Box>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label={title}
        px="2"
        py="1.5"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        fontFamily="mono"
        fontSize="0.8125rem"
        lineHeight="1.25rem"
        maxH="7rem"
        minH="2.25rem"
        overflow="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text.replace(/\n$/, '')}
      </Box>
      {note === null ? null : (
        <Box mt="1" fontSize="xs" color="fg.muted">
          {note}
        </Box>
      )}
    </Box>
  );
}
