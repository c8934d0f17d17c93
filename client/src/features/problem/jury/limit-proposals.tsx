import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemFormAddress } from '../../../lib/address/problem-address.ts';
import { formatMemory } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import type { JuryReport_ReportFragment } from './jury.generated.ts';

type Report = Pick<JuryReport_ReportFragment, 'timeLimitProposal' | 'memoryLimitProposal'>;

/** Limits that a problem has. */
export interface SetLimits {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
}

interface LimitProposalsProps {
  readonly report: Report;
  readonly limits: SetLimits;
  /** The problem whose form takes them over; null: the viewer may not change it. */
  readonly problemId: number | null;
}

/** Limits that fit the solutions, and why. */
export function LimitProposals({ report, limits, problemId }: LimitProposalsProps) {
  const t = useText();
  const groupId = useProblemPlace();
  const { timeLimitProposal: time, memoryLimitProposal: memory } = report;
  if (time === null && memory === null) return null;
  const changes = new URLSearchParams({
    ...(time !== null && time.timeLimitMs !== limits.timeLimitMs && { timeLimitMs: String(time.timeLimitMs) }),
    ...(memory !== null &&
      memory.memoryLimitMb !== limits.memoryLimitMb && { memoryLimitMb: String(memory.memoryLimitMb) }),
  });
  return (
    <Flex px="3" py="2.5" gap="3" align="center" justify="space-between" wrap="wrap" borderTopWidth="1px" fontSize="sm">
      <Box flex="1 1 16rem">
        {time === null ? null : <TimeText proposal={time} timeLimitMs={limits.timeLimitMs} />}
        {memory === null ? null : (
          <Text>
            {withGap(
              t(
                { id: 'jury.memoryProposal' },
                {
                  proposed: memory.memoryLimitMb,
                  largest: formatMemory(memory.largestKb),
                  name: memory.largestName,
                },
              ),
            )}
            {memory.memoryLimitMb === limits.memoryLimitMb
              ? t({ id: 'jury.proposalIsSet' })
              : t({ id: 'jury.memoryProposalNow' }, { now: limits.memoryLimitMb })}
          </Text>
        )}
      </Box>
      {problemId === null || changes.size === 0 ? null : (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`${problemFormAddress(groupId, problemId)}?section=limits&${changes}`}>
            {t({ id: 'jury.apply' })}
          </RouterLink>
        </Button>
      )}
    </Flex>
  );
}

interface TimeTextProps {
  readonly proposal: NonNullable<Report['timeLimitProposal']>;
  readonly timeLimitMs: number;
}

function TimeText({ proposal, timeLimitMs }: TimeTextProps) {
  const t = useText();
  const { slowestName, slowestMs, fastestTooSlowName, fastestTooSlowMs, isSeparating } = proposal;
  return (
    <>
      <Text>
        {withGap(t({ id: 'jury.proposal' }, { proposed: proposal.timeLimitMs, slowest: slowestMs, name: slowestName }))}
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
    </>
  );
}
