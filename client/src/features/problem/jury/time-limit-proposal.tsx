import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemFormAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import type { JuryReport_ReportFragment } from './jury.generated.ts';

type Proposal = NonNullable<JuryReport_ReportFragment['timeLimitProposal']>;

interface TimeLimitProposalProps {
  readonly proposal: Proposal;
  readonly timeLimitMs: number;
  /** The problem whose form takes it over; null: the viewer may not change it. */
  readonly problemId: number | null;
}

/** A time limit that fits the solutions, and why. */
export function TimeLimitProposal({ proposal, timeLimitMs, problemId }: TimeLimitProposalProps) {
  const t = useText();
  const groupId = useProblemPlace();
  const { slowestName, slowestMs, fastestTooSlowName, fastestTooSlowMs, isSeparating } = proposal;
  return (
    <Flex px="3" py="2.5" gap="3" align="center" justify="space-between" wrap="wrap" borderTopWidth="1px" fontSize="sm">
      <Box flex="1 1 16rem">
        <Text>
          {withGap(
            t({ id: 'jury.proposal' }, { proposed: proposal.timeLimitMs, slowest: slowestMs, name: slowestName }),
          )}
          {proposal.timeLimitMs === timeLimitMs
            ? t({ id: 'jury.proposalIsSet' })
            : t({ id: 'jury.proposalNow' }, { now: timeLimitMs })}
        </Text>
        {fastestTooSlowName === null || fastestTooSlowMs === null ? null : (
          <Text color={isSeparating ? 'fg.muted' : 'amber.fg'}>
            {isSeparating
              ? t({ id: 'jury.separates' }, { name: fastestTooSlowName, time: fastestTooSlowMs })
              : t({ id: 'jury.separatesNot' }, { name: fastestTooSlowName, time: fastestTooSlowMs })}
          </Text>
        )}
      </Box>
      {problemId === null || proposal.timeLimitMs === timeLimitMs ? null : (
        <Button asChild size="xs" variant="outline">
          <RouterLink
            to={`${problemFormAddress(groupId, problemId)}?section=limits&timeLimitMs=${proposal.timeLimitMs}`}
          >
            {t({ id: 'jury.apply' })}
          </RouterLink>
        </Button>
      )}
    </Flex>
  );
}
