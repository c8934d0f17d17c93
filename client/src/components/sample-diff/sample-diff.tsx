import { Box, Stack } from '@chakra-ui/react';
import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { TitledText } from '../titled-text.tsx';
import type { BoundedText } from './diff-rows.ts';
import { DiffTable } from './diff-table.tsx';

interface SampleDiffProps {
  readonly input: BoundedText;
  readonly expected: BoundedText;
  readonly output: BoundedText;
  readonly stderr: string;
  /** Of the judge or the checker; null: none. */
  readonly message: string | null;
  /** Null: none, or not known. */
  readonly numberTolerance: NumberTolerance | null;
}

/** What a program was given on a sample, and what it wrote beside what was expected. */
export function SampleDiff({ input, expected, output, stderr, message, numberTolerance }: SampleDiffProps) {
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
        <DiffTable expected={expected} output={output} numberTolerance={numberTolerance} />
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
      <TitledText title={title} text={text} maxH="7rem" overflowWrap="anywhere" />
      {note === null ? null : (
        <Box mt="1" fontSize="xs" color="fg.muted">
          {note}
        </Box>
      )}
    </Box>
  );
}
