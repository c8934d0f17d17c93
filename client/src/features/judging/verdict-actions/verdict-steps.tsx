import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Panel } from '../../../components/panel.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { useVerdictStepsQuery, type VerdictStepsQuery } from './verdict-actions.generated.ts';
import { VerdictFacts } from './verdict-facts.tsx';

type PastCases = NonNullable<NonNullable<NonNullable<VerdictStepsQuery['submission']>['history']>[number]['cases']>;

/** The verdicts a submission had, one at a time with their cases; nothing while there is but one. */
export function VerdictSteps({ submissionId }: { readonly submissionId: number }) {
  const t = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, client } = useVerdictStepsQuery({ variables: { id: submissionId }, fetchPolicy: 'cache-and-network' });
  const history = data?.submission?.history ?? [];
  useRefetchWhenBehind(data?.submission?.version ?? 0, history.at(-1)?.version ?? 0, () =>
    askShownAgain(client, ['VerdictSteps']),
  );
  const index = chosen ?? history.length - 1;
  const change = history[index];
  if (history.length < 2 || change === undefined) return null;
  return (
    <Panel as="section" px="4" py="3" aria-label={t({ id: 'verdictSteps.title' })}>
      <Flex align="center" gap="2" mb="2" wrap="wrap">
        <Heading as="h2" size="sm" flex="1 0 auto">
          {t({ id: 'verdictSteps.title' })}
        </Heading>
        <Button size="xs" variant="outline" disabled={index === 0} onClick={() => setChosen(index - 1)}>
          <Icon name="chevronLeft" />
          {t({ id: 'verdictSteps.previous' })}
        </Button>
        <Box role="status" fontSize="sm" color="fg.muted">
          {t({ id: 'verdictSteps.place' }, { number: index + 1, total: history.length })}
        </Box>
        <Button
          size="xs"
          variant="outline"
          disabled={index === history.length - 1}
          onClick={() => setChosen(index + 1)}
        >
          {t({ id: 'verdictSteps.next' })}
          <Icon name="chevronRight" />
        </Button>
      </Flex>
      <VerdictFacts change={change} />
      {change.cases === null ? null : <PastCaseList cases={change.cases} />}
    </Panel>
  );
}

/** The page beside it tells of a new verdict first. */
function useRefetchWhenBehind(version: number, shown: number, refetch: () => void): void {
  const onBehind = useEffectEvent(refetch);
  useEffect(() => {
    if (version > shown) onBehind();
  }, [version, shown]);
}

function PastCaseList({ cases }: { readonly cases: PastCases }) {
  const t = useText();
  return (
    <Flex as="ul" listStyleType="none" mt="2" gap="2" wrap="wrap" aria-label={t({ id: 'verdictSteps.cases' })}>
      {cases.map(({ position, status, timeMs, memoryKb }) => (
        <Flex
          as="li"
          key={position}
          gap="2"
          px="2"
          py="1"
          align="center"
          borderWidth="1px"
          borderRadius="l2"
          fontSize="xs"
          color="fg.muted"
        >
          {position}
          <VerdictBadge status={status} />
          <span>{formatTime(timeMs)}</span>
          <span>{formatMemory(memoryKb)}</span>
        </Flex>
      ))}
    </Flex>
  );
}
