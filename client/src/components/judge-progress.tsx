import { Box, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { ReactNode } from 'react';
import { formatSpan } from '../lib/format/span.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useLocale } from '../lib/preferences/use-locale.ts';
import { RemoteWait } from './remote/remote-wait.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

interface JudgeProgressProps {
  /** Judge status code of something that still runs. */
  readonly status: number;
  /** Tasks waiting before it; null unless waiting. */
  readonly queuePosition: number | null;
  /** Until a judge takes it; null while no judge is available. */
  readonly expectedWaitSeconds: number | null;
  readonly casesDone: number;
  /** 0 while unknown. */
  readonly casesTotal: number;
  /** Submission that a remote judge judges: what it waits for there is told; absent or null: it is of none. */
  readonly remoteSubmissionId?: number | null;
  readonly children?: ReactNode;
}

/** How far judging is, in words and as a line. */
export function JudgeProgress({
  status,
  queuePosition,
  expectedWaitSeconds,
  casesDone,
  casesTotal,
  remoteSubmissionId = null,
  children,
}: JudgeProgressProps) {
  const isCounting = status === Status.JUDGING && casesTotal > 0;
  const share = isCounting ? casesDone / casesTotal : 0;
  const words = (
    <Words
      status={status}
      queuePosition={queuePosition}
      expectedWaitSeconds={expectedWaitSeconds}
      casesDone={casesDone}
      casesTotal={casesTotal}
    />
  );
  return (
    <>
      <Flex align="center" gap="3" wrap="wrap">
        <VerdictBadge status={status} />
        <Box as="span">
          {remoteSubmissionId === null ? words : <RemoteWait submissionId={remoteSubmissionId}>{words}</RemoteWait>}
        </Box>
        {children}
      </Flex>
      <Box mt="3" h="4px" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
        <Box
          h="full"
          bg="accent.solid"
          transformOrigin="left"
          transform={`scaleX(${share})`}
          transition="transform 120ms linear"
        />
      </Box>
    </>
  );
}

function Words({ status, queuePosition, expectedWaitSeconds, casesDone, casesTotal }: JudgeProgressProps) {
  const t = useText();
  const locale = useLocale();
  if (status === Status.SUBMITTING) return t({ id: 'live.sending' });
  if (status === Status.COMPILING) return t({ id: 'live.compiling' });
  if (status === Status.JUDGING && casesTotal > 0)
    return t({ id: 'live.case' }, { number: Math.min(casesDone + 1, casesTotal), total: casesTotal });
  if (status === Status.JUDGING) return t({ id: 'status.judging.help' });
  if (queuePosition === null) return t({ id: 'live.queued' });
  const place = t({ id: 'live.queuePosition' }, { position: queuePosition });
  if (expectedWaitSeconds === null)
    return queuePosition === 0 ? t({ id: 'live.waitingForJudge' }) : `${t({ id: 'live.waitingForJudge' })} · ${place}`;
  if (expectedWaitSeconds === 0) return place;
  return `${place} · ${t({ id: 'live.expectedWait' }, { wait: formatSpan(expectedWaitSeconds, locale) })}`;
}
