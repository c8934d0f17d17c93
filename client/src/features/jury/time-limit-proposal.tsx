import { Box, Text } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import type { JuryReport_ReportFragment } from './jury.generated.ts';

type Proposal = NonNullable<JuryReport_ReportFragment['timeLimitProposal']>;

/** A time limit that fits the solutions, and why. */
export function TimeLimitProposal({ proposal, timeLimitMs }: { readonly proposal: Proposal; readonly timeLimitMs: number }) {
  const t = useText();
  const { slowestName, slowestMs, fastestTooSlowName, fastestTooSlowMs, isSeparating } = proposal;
  return (
    <Box px="3" py="2.5" borderTopWidth="1px" fontSize="sm">
      <Text>
        {t({ id: 'jury.proposal' }, { proposed: proposal.timeLimitMs, slowest: slowestMs, name: slowestName })}{' '}
        {proposal.timeLimitMs === timeLimitMs ? t({ id: 'jury.proposalIsSet' }) : t({ id: 'jury.proposalNow' }, { now: timeLimitMs })}
      </Text>
      {fastestTooSlowName === null || fastestTooSlowMs === null ? null : (
        <Text color={isSeparating ? 'fg.muted' : 'amber.fg'}>
          {isSeparating ? t({ id: 'jury.separates' }, { name: fastestTooSlowName, time: fastestTooSlowMs }) : t({ id: 'jury.separatesNot' }, { name: fastestTooSlowName, time: fastestTooSlowMs })}
        </Text>
      )}
    </Box>
  );
}
