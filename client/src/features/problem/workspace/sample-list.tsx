import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { InteractionTranscript } from '../../../components/interaction/interaction-transcript.tsx';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { Statement_ProblemFragment } from './statement.generated.ts';

type Sample = Statement_ProblemFragment['samples'][number];

/** Runs the program in the editor on a sample. @param number from 1. */
export type RunSample = (number: number) => void;

/** The samples: input and output side by side, or the talk of an interactive one. */
export function SampleList({
  samples,
  onRun,
}: {
  readonly samples: readonly Sample[];
  readonly onRun: RunSample | null;
}) {
  return samples.map((sample, index) => (
    <SampleBlock key={sample.position} sample={sample} number={index + 1} onRun={onRun} />
  ));
}

interface SampleBlockProps {
  readonly sample: Sample;
  /** From 1. */
  readonly number: number;
  readonly onRun: RunSample | null;
}

function SampleBlock({ sample, number, onRun }: SampleBlockProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Box as="section" mt="5">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Heading as="h2" size="md">
          {t({ id: 'problem.sample' }, { number })}
        </Heading>
        {onRun === null ? null : (
          <Button
            size="2xs"
            variant="ghost"
            aria-label={withColon(t({ id: 'test.run' }), locale) + t({ id: 'problem.sample' }, { number })}
            onClick={() => onRun(number)}
          >
            <Icon name="run" size="3.5" />
            {t({ id: 'test.run' })}
          </Button>
        )}
      </Flex>
      {sample.interaction ? (
        <InteractionTranscript transcript={sample.interaction} />
      ) : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
          <SampleText
            number={number}
            title={t({ id: 'problem.sampleInput' })}
            copyLabel={t({ id: 'problem.copyInput' }, { number })}
            text={sample.input}
          />
          <SampleText
            number={number}
            title={t({ id: 'problem.sampleOutput' })}
            copyLabel={t({ id: 'problem.copyOutput' }, { number })}
            text={sample.output}
          />
        </Grid>
      )}
      {sample.explanation ? <Markdown source={sample.explanation} mt="2" /> : null}
    </Box>
  );
}

interface SampleTextProps {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly copyLabel: string;
  readonly text: string;
}

function SampleText({ number, title, copyLabel, text }: SampleTextProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden" className="sample">
      <Flex
        justify="space-between"
        align="center"
        ps="3"
        pe="1"
        h="control"
        bg="bg.subtle"
        borderBottomWidth="1px"
        fontSize="xs"
        color="fg.muted"
      >
        {title}
        <CopyButton text={text} label={copyLabel} />
      </Flex>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label={withColon(t({ id: 'problem.sample' }, { number }), locale) + title}
        px="3"
        py="2"
        fontFamily="mono"
        fontSize="0.8125rem"
        lineHeight="1.25rem"
        overflow="auto"
        maxH="20rem"
        minH="2.25rem"
      >
        <code>{text.replace(/\n$/, '')}</code>
      </Box>
    </Box>
  );
}
