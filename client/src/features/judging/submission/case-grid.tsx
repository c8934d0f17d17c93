import { Box, Flex, Grid } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { statusLook } from '../../../lib/status/status.ts';
import { caseName } from './case-name.ts';
import type { CaseCard_CaseFragment } from './submission-page.generated.ts';

/** One card a test case. */
export function CaseGrid({ cases }: { readonly cases: readonly CaseCard_CaseFragment[] }) {
  return (
    <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(10.5rem, 1fr))" gap="2">
      {cases.map((one) => (
        <CaseCard key={one.position} result={one} />
      ))}
    </Grid>
  );
}

/** What became of one test case. */
export function CaseCard({ result }: { readonly result: CaseCard_CaseFragment }) {
  const t = useText();
  const look = statusLook(result.status);
  const wasRun = result.status !== Status.CANCELLED;
  return (
    <Box
      as="li"
      colorPalette={look.tone}
      bg="bg.panel"
      borderWidth="1px"
      borderStartWidth="3px"
      borderStartColor={wasRun ? 'colorPalette.solid' : 'colorPalette.emphasized'}
      borderRadius="l2"
      px="3"
      py="2"
      title={result.name}
    >
      <Flex align="center" justify="space-between" gap="2" fontSize="xs" color="fg.muted">
        <span>{caseName(t, result)}</span>
        {result.score === null ? null : <span>{t({ id: 'submission.points' }, { score: result.score })}</span>}
      </Flex>
      <Flex align="center" gap="1.5" color="colorPalette.fg" fontWeight="medium" mt="0.5">
        <Icon name={look.shape} />
        {t(look.label)}
      </Flex>
      <Flex gap="3" mt="0.5" fontSize="xs" color="fg.muted" minH="1.25rem">
        {wasRun ? (
          <>
            <span>{formatTime(result.timeMs)}</span>
            <span>{formatMemory(result.memoryKb)}</span>
          </>
        ) : null}
      </Flex>
      {result.runsMs && result.runsMs.length > 1 ? (
        <Box mt="0.5" fontSize="xs" color="fg.muted">
          {t(
            { id: 'submission.runs' },
            { least: Math.min(...result.runsMs), most: Math.max(...result.runsMs), count: result.runsMs.length },
          )}
        </Box>
      ) : null}
      {result.message ? (
        <Box
          mt="1"
          fontSize="xs"
          maxH="4.5rem"
          overflowY="auto"
          whiteSpace="pre-wrap"
          tabIndex={0}
          role="region"
          aria-label={t({ id: 'submission.message' })}
        >
          {result.message}
        </Box>
      ) : null}
      {result.judgeMessage && result.judgeMessage !== result.message ? (
        <Box
          mt="1"
          pt="1"
          borderTopWidth="1px"
          fontSize="xs"
          color="fg.muted"
          maxH="4.5rem"
          overflowY="auto"
          whiteSpace="pre-wrap"
          tabIndex={0}
          role="region"
          aria-label={t({ id: 'submission.juryMessage' })}
        >
          {result.judgeMessage}
        </Box>
      ) : null}
    </Box>
  );
}
