import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { JudgeProgress } from '../../../components/judge-progress.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SubmissionProgress_ProgressFragment } from '../../../lib/live/submission-progress.generated.ts';
import { useSubmissionProgress } from '../../../lib/live/use-submission-progress.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { AcceptedRoom } from './accepted/accepted-panel.tsx';
import { submissionAddress, useContestPlace } from './contest-place.ts';
import { ProgramDiagnostics } from './diagnostics/program-diagnostics.tsx';
import { ExplainLink } from './explain-link.tsx';
import { useListPlace } from './list-place.ts';
import { LiveMessage } from './live-message.tsx';

const FailedSamples = lazy(async () => ({
  default: (await import('../../../components/sample-diff/failed-samples.tsx')).FailedSamples,
}));
const AcceptedMoment = lazy(async () => ({
  default: (await import('./accepted/accepted-moment.tsx')).AcceptedMoment,
}));
const NextInContest = lazy(async () => ({ default: (await import('./accepted/next-in-contest.tsx')).NextInContest }));

interface LivePanelProps {
  readonly problemDisplayId: string;
  readonly submissionId: number | null;
  readonly isSending: boolean;
  /** It could not be sent yet. */
  readonly isWaiting?: boolean;
  /** Gives up what could not be sent yet; null: nothing waits. */
  readonly onWithdraw?: (() => void) | null;
  readonly refusal: string | null;
  /** Another judge judges it: what it waits for there is told. */
  readonly isRemote?: boolean;
  /** Something else stands in its place; it goes on, and marks nothing in the editor. */
  readonly isHidden?: boolean;
}

/** What is true of the submission now, and what comes after an accepted one. */
export function LivePanel(props: LivePanelProps) {
  const { problemDisplayId, submissionId, isSending, isHidden = false } = props;
  const place = useContestPlace();
  const isUntold = isSending || (place?.isResultHidden ?? false);
  const progress = useSubmissionProgress(isUntold ? null : submissionId);
  return (
    <>
      <VerdictPanel {...props} progress={progress} />
      <Suspense fallback={place === null ? <AcceptedRoom /> : null}>
        {isHidden || progress?.status !== Status.ACCEPTED ? null : place === null ? (
          <AcceptedMoment
            key={progress.submissionId}
            submissionId={progress.submissionId}
            problemDisplayId={problemDisplayId}
          />
        ) : (
          <NextInContest contestId={place.contestId} displayId={problemDisplayId} />
        )}
      </Suspense>
    </>
  );
}

/**
 * Being sent, queued, compiling, case k of n, the verdict. It has its height from the first moment, so that nothing
 * moves while the words change; only a message of the compiler makes it taller.
 */
function VerdictPanel({
  problemDisplayId,
  submissionId,
  isSending,
  isWaiting = false,
  onWithdraw = null,
  refusal,
  isRemote = false,
  isHidden = false,
  progress,
}: LivePanelProps & Pick<StateProps, 'progress'>) {
  const t = useText();
  const place = useContestPlace();
  const isResultHidden = place?.isResultHidden ?? false;
  const isOver = progress !== null && isFinal(progress.status);
  const tellOver = useEffectEvent(() => place?.onStandingChanged());
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
  if (submissionId === null && !isSending && !isWaiting && refusal === null) return null;
  return (
    <Box
      as="section"
      aria-label={t({ id: 'live.label' })}
      borderTopWidth="1px"
      px="3"
      py="2.5"
      flexShrink={{ base: 1, md: 0 }}
      maxH="45%"
      overflowY="auto"
      data-testid="live-panel"
    >
      {/* Two lines from the start, so that nothing jumps when the verdict has both; what a compiler says takes the
          place of the second. */}
      <Box
        role="status"
        aria-live="polite"
        minH={progress?.status === Status.COMPILE_ERROR && !isSending ? '0' : '3.25rem'}
      >
        {isWaiting && !isSending ? (
          <Unsent onWithdraw={onWithdraw} />
        ) : refusal === null || isSending ? (
          <State
            problemDisplayId={place === null ? problemDisplayId : null}
            submissionId={submissionId}
            isSending={isSending}
            isResultHidden={isResultHidden}
            isRemote={isRemote}
            progress={progress}
          >
            <TextLink to={submissionAddress(place, problemDisplayId, submissionId ?? 0)}>
              {t({ id: 'live.details' }, { id: `#${submissionId ?? 0}` })}
            </TextLink>
          </State>
        ) : (
          <Box color="red.fg">{refusal}</Box>
        )}
      </Box>
      {progress === null || isSending || isWaiting || isHidden ? null : (
        <Explanation progress={progress} isRemote={isRemote} />
      )}
    </Box>
  );
}

/** Says what it waits for. */
function Unsent({ onWithdraw }: { readonly onWithdraw: (() => void) | null }) {
  const t = useText();
  const isSignedIn = useStore(tokenStore) !== null;
  return (
    <Flex align="center" columnGap="1.5" rowGap="1" wrap="wrap">
      <Icon name="clock" />
      <chakra.span flex="1 1 14rem">
        {isSignedIn ? t({ id: 'submit.unsent' }) : t({ id: 'submit.afterSignIn' })}
      </chakra.span>
      {onWithdraw === null ? null : (
        <Button size="xs" variant="outline" onClick={onWithdraw}>
          {t({ id: 'unsent.withdraw' })}
        </Button>
      )}
    </Flex>
  );
}

interface StateProps {
  /** Null: in a contest. */
  readonly problemDisplayId: string | null;
  readonly submissionId: number | null;
  readonly isSending: boolean;
  readonly isResultHidden: boolean;
  readonly isRemote: boolean;
  readonly progress: SubmissionProgress_ProgressFragment | null;
  /** Leads to the submission. */
  readonly children: ReactNode;
}

function State({
  problemDisplayId,
  submissionId,
  isSending,
  isResultHidden,
  isRemote,
  progress,
  children,
}: StateProps) {
  const t = useText();
  if (isResultHidden && submissionId !== null && !isSending) {
    return (
      <Flex align="center" gap="3" wrap="wrap">
        <Flex as="span" align="center" gap="1.5" fontWeight="medium">
          <Icon name="check" />
          {t({ id: 'submit.cameIn' })}
        </Flex>
        {children}
      </Flex>
    );
  }
  if (isSending || submissionId === null || progress === null) {
    return (
      <JudgeProgress
        status={isSending ? Status.SUBMITTING : Status.PENDING}
        queuePosition={null}
        expectedWaitSeconds={null}
        casesDone={0}
        casesTotal={0}
      />
    );
  }
  return !isFinal(progress.status) ? (
    <JudgeProgress {...progress} remoteSubmissionId={isRemote ? submissionId : null}>
      {children}
    </JudgeProgress>
  ) : (
    <Verdict problemDisplayId={problemDisplayId} progress={progress}>
      {children}
    </Verdict>
  );
}

function Verdict({
  problemDisplayId,
  progress,
  children,
}: Pick<StateProps, 'problemDisplayId'> & {
  readonly progress: SubmissionProgress_ProgressFragment;
  readonly children: ReactNode;
}) {
  const t = useText();
  const afterAccepted = useListPlace()?.afterAccepted;
  const { submission, status } = progress;
  const failing =
    status === Status.ACCEPTED
      ? undefined
      : submission.cases?.find((one) => one.status !== Status.ACCEPTED && one.status !== Status.CANCELLED);
  const facts = [
    submission.timeMs === null ? null : formatTime(submission.timeMs),
    submission.memoryKb === null ? null : formatMemory(submission.memoryKb),
    submission.score === null
      ? null
      : t({ id: 'submission.scoreOf' }, { score: submission.score, total: submission.totalScore ?? submission.score }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <Flex align="center" gap="3" wrap="wrap">
        <VerdictBadge status={status} />
        {children}
        {status === Status.ACCEPTED ? afterAccepted : null}
        {status === Status.ACCEPTED && problemDisplayId !== null ? (
          <ExplainLink problemDisplayId={problemDisplayId} submissionId={submission.id} />
        ) : null}
      </Flex>
      {status === Status.COMPILE_ERROR ? null : (
        <Flex mt="1.5" gap="4" wrap="wrap" color="fg.muted" fontSize="sm" minH="1.25rem">
          {failing === undefined ? null : (
            <Box as="span" color="fg">
              {t({ id: 'live.failedCase' }, { number: failing.position, total: progress.casesTotal })}
            </Box>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Flex>
      )}
    </>
  );
}

/** What the compiler says, or the samples that were failed. */
function Explanation({
  progress,
  isRemote,
}: {
  readonly progress: SubmissionProgress_ProgressFragment;
  readonly isRemote: boolean;
}) {
  const t = useText();
  const { id, message, failedSampleCount } = progress.submission;
  return (
    <>
      {progress.status === Status.COMPILE_ERROR && message ? <ProgramDiagnostics messages={[message]} /> : null}
      {progress.status === Status.COMPILE_ERROR && !message && isRemote ? (
        <Text fontSize="sm" color="fg.muted">
          {t({ id: 'live.noCompilerText' })}
        </Text>
      ) : null}
      <LiveMessage message={message} isSentence={progress.status === Status.SUBMITTED_FAILED} />
      {isFinal(progress.status) && failedSampleCount > 0 ? (
        <Suspense>
          <FailedSamples key={id} submissionId={id}>
            {(samples) => <ProgramDiagnostics messages={samples.map(({ stderr }) => stderr)} />}
          </FailedSamples>
        </Suspense>
      ) : null}
    </>
  );
}
