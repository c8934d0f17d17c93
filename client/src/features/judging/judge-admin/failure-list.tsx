import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { QueuePanel_QueueFragment } from './judge-page.generated.ts';
import { queueLabels } from './queue-look.ts';

type Failure = QueuePanel_QueueFragment['failures'][number];

/** What failed for reasons of our own, and why. */
export function FailureList({ failures }: { readonly failures: readonly Failure[] }) {
  const t = useText();
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'judge.failures' })}
      </Heading>
      <Panel as="ul" listStyleType="none">
        {failures.length === 0 ? (
          <Box as="li" p="3" color="fg.muted">
            {t({ id: 'judge.noFailures' })}
          </Box>
        ) : null}
        {failures.map((failure) => (
          <FailureRow key={`${failure.submissionId} ${failure.at}`} failure={failure} />
        ))}
      </Panel>
    </Box>
  );
}

function FailureRow({ failure: { submissionId, queue, causes, isOver, at } }: { readonly failure: Failure }) {
  const t = useText();
  return (
    <Box as="li" px="3" py="2" layerStyle="row">
      <Flex align="center" gap="3" wrap="wrap">
        {submissionId === null ? null : <TextLink to={`/submission-detail/${submissionId}`}>#{submissionId}</TextLink>}
        <span>{t(queueLabels[queue])}</span>
        <Badge colorPalette={isOver ? 'gray' : 'amber'} variant="subtle" gap="1">
          <Icon name={isOver ? 'slash' : 'refresh'} size="3" />
          {t(isOver ? message({ id: 'judge.isOver' }) : message({ id: 'judge.willRetry' }))}
        </Badge>
        <Box ms="auto" fontSize="xs" color="fg.muted">
          <RelativeTime at={at} />
        </Box>
      </Flex>
      <Box as="ol" mt="1" ps="5" fontSize="xs" color="fg.muted" listStyleType="decimal" wordBreak="break-word">
        {causes.map((cause, index) => (
          <li key={index}>{cause}</li>
        ))}
      </Box>
    </Box>
  );
}
