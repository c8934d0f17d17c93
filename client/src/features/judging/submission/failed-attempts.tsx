import { Box, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { JudgementRecord_SubmissionFragment } from './judgement-record.generated.ts';

type Failure = NonNullable<JudgementRecord_SubmissionFragment['failures']>[number];

/** Attempts to judge that came to nothing: which, where, when and why. */
export function FailedAttempts({ failures }: { readonly failures: readonly Failure[] }) {
  const t = useText();
  return (
    <>
      <Box fontSize="xs" color="fg.muted">
        {t({ id: 'record.failures' })}
      </Box>
      <Box as="ul" listStyleType="none">
        {failures.map(({ attempt, judgeName, cause, at }) => (
          <Box as="li" key={attempt} mt="1">
            <Flex wrap="wrap" columnGap="3" fontSize="xs" color="fg.muted">
              <span>{t({ id: 'record.attempt' }, { number: attempt })}</span>
              {judgeName === null ? null : <Box overflowWrap="anywhere">{judgeName}</Box>}
              <RelativeTime at={at} />
            </Flex>
            <Box overflowWrap="anywhere">{cause}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
