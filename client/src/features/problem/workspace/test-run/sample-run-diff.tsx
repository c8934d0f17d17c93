import { Stack } from '@chakra-ui/react';
import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { InteractionTranscript } from '../../../../components/interaction/interaction-transcript.tsx';
import type { BoundedText } from '../../../../components/sample-diff/diff-rows.ts';
import { SampleDiff } from '../../../../components/sample-diff/sample-diff.tsx';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { samplePart } from '../../../../lib/intl/parts/sample.ts';

interface SampleRunDiffProps {
  readonly isConversation: boolean;
  readonly input: BoundedText;
  readonly expected: BoundedText;
  readonly output: BoundedText;
  readonly stderr: string;
  readonly message: string | null;
  readonly numberTolerance: NumberTolerance | null;
}

/** One sample after a run: what the program wrote beside what was expected, or what was said. */
export function SampleRunDiff({ isConversation, ...texts }: SampleRunDiffProps) {
  if (isConversation)
    return (
      <Stack gap="2" mt="2">
        {texts.message}
        <InteractionTranscript transcript={texts.output.text} />
      </Stack>
    );
  return (
    <MoreSentences part={samplePart}>
      <Stack mt="2">
        <SampleDiff {...texts} />
      </Stack>
    </MoreSentences>
  );
}
