import { Accordion, Box, Heading } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { samplePart } from '../../lib/intl/parts/sample.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { Panel } from '../panel.tsx';
import { VerdictBadge } from '../verdict-badge.tsx';
import { useFailedSamplesQuery, type FailedSample_SampleFragment } from './failed-samples.generated.ts';
import { SampleDiff } from './sample-diff.tsx';

interface FailedSamplesProps {
  readonly submissionId: number;
  /** Keeps their room until they are there. */
  readonly placeholder?: ReactNode;
  /** Stands above the samples. */
  readonly children?: (samples: readonly FailedSample_SampleFragment[]) => ReactNode;
}

/**
 * The samples that a submission failed, the first one open. They are asked for apart from the submission, since outputs
 * are long; nothing is shown where none was failed, or the viewer may not see them.
 */
export function FailedSamples({ submissionId, placeholder, children }: FailedSamplesProps) {
  const { data, loading } = useFailedSamplesQuery({ variables: { id: submissionId }, fetchPolicy: 'no-cache' });
  const samples = data?.submission?.failedSamples ?? [];
  if (samples.length === 0) return loading ? placeholder : null;
  return (
    <Suspense fallback={placeholder}>
      <MoreSentences part={samplePart}>
        {children?.(samples)}
        <Samples samples={samples} />
      </MoreSentences>
    </Suspense>
  );
}

function Samples({ samples }: { readonly samples: readonly FailedSample_SampleFragment[] }) {
  const t = useText();
  return (
    <Box as="section" mt="2">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'sample.title' })}
      </Heading>
      <Panel overflow="hidden">
        <Accordion.Root multiple collapsible lazyMount defaultValue={samples.slice(0, 1).map(valueOf)}>
          {samples.map((sample) => (
            <Accordion.Item key={sample.position} value={valueOf(sample)}>
              <Accordion.ItemTrigger>
                <Box flex="1" textAlign="start" display="flex" gap="3" alignItems="center" flexWrap="wrap">
                  <Box as="span" fontWeight="medium">
                    {t({ id: 'sample.ofCase' }, { number: sample.position })}
                  </Box>
                  <VerdictBadge status={sample.status} />
                </Box>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
              <Accordion.ItemContent>
                <SampleDiff {...sample} />
              </Accordion.ItemContent>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </Panel>
    </Box>
  );
}

function valueOf({ position }: { readonly position: number }): string {
  return String(position);
}
