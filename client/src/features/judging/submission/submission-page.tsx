import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ComparedFigures } from '../../../components/compared-figures/compared-figures.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { FailedSample_SampleFragment } from '../../../components/sample-diff/failed-samples.generated.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { useResubmit } from '../../../lib/live/use-resubmit.ts';
import { useSubmissionProgress } from '../../../lib/live/use-submission-progress.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { placeOfSubmission } from '../../../lib/submission/submission-place.ts';
import { CaseConversations } from './case-conversations.tsx';
import { JudgementRecord } from './judgement-record.tsx';
import { SubmissionAnswers } from './submission-answers.tsx';
import { SubmissionBanner } from './submission-banner.tsx';
import { SubmissionCases } from './submission-cases.tsx';
import { SubmissionCode } from './submission-code.tsx';
import { SubmissionFacts } from './submission-facts.tsx';
import { useSubmissionPageQuery } from './submission-page.generated.ts';

const FailedSamples = lazy(async () => ({
  default: (await import('../../../components/sample-diff/failed-samples.tsx')).FailedSamples,
}));

/** What stands for the language of a submission that is answer files. */
const submitAnswer = 'submit-answer';

/** About that of one failed sample of a few lines. */
const samplesHeight = '18rem';

/** One submission with all that the reader may know of it; live while it is judged. */
export function SubmissionPage({
  submissionId,
  actions,
  history,
}: {
  readonly submissionId: number;
  readonly actions: ReactNode;
  readonly history: ReactNode;
}) {
  const t = useText();
  const language = useLocale();
  const { data, previousData, error, client, refetch } = useSubmissionPageQuery({
    variables: { id: submissionId, language },
  });
  const submission = (data ?? previousData)?.submission;
  const progress = useSubmissionProgress(submission && !isFinal(submission.status) ? submissionId : null);
  useRefetchWhenOver(progress !== null && isFinal(progress.status), () => askShownAgain(client, ['SubmissionPage']));

  const [errors, setErrors] = useState<readonly string[]>([]);

  if (submission === undefined && error !== undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (submission === undefined) return <SubmissionSkeleton />;
  if (submission === null) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'submission.missing' })} />
        <EmptyState icon="search" title={t({ id: 'submission.missing' })} hint={t({ id: 'submission.missingHint' })}>
          <TextLink to="/status">{t({ id: 'nav.status' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  // Whoever may not read why we failed is told no more than the banner's own words say.
  const isOursAndUntold = submission.status === Status.SYSTEM_ERROR && submission.failures === null;
  const isUnsent =
    submission.remote !== null &&
    (submission.status === Status.SUBMITTED_FAILED || submission.status === Status.SYSTEM_ERROR);
  const hasFailedSamples = isFinal(submission.status) && submission.failedSampleCount > 0;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'submission.title' }, { id: `#${submissionId}` })} />
      <PageHeader
        title={t({ id: 'submission.title' }, { id: `#${submissionId}` })}
        acts={
          <>
            {submission.viewerCanExplain ? (
              <ExplainButton submissionId={submissionId} displayId={submission.problem.displayId} />
            ) : null}
            {submission.viewerCanResubmit ? <ResubmitButton submissionId={submissionId} /> : null}
            {actions}
          </>
        }
      />
      <Stack gap="4">
        <SubmissionBanner
          status={progress?.status ?? submission.status}
          progress={progress}
          message={isOursAndUntold || isUnsent ? null : submission.message}
          failure={isUnsent ? submission.message : null}
          remoteSubmissionId={submission.remote === null ? null : submissionId}
        />
        {submission.remote?.awaited && !isFinal(progress?.status ?? submission.status) ? (
          <Text fontSize="sm" role="note">
            <TextLink to={placeOfSubmission(submission).problemAddress}>{t({ id: 'submission.toAwaited' })}</TextLink>
          </Text>
        ) : null}
        <SubmissionFacts submission={submission} />
        {submission.comparison === null ? null : (
          <Panel px="4" py="3">
            <ComparedFigures comparison={submission.comparison} languageName={submission.languageName} />
          </Panel>
        )}
        <SubmissionCases submission={submission} />
        {hasFailedSamples ? (
          <Suspense fallback={<Skeleton h={samplesHeight} />}>
            <FailedSamples
              key={submission.judgedAt}
              submissionId={submissionId}
              placeholder={<Skeleton h={samplesHeight} />}
            >
              {(samples) => <NoteErrors samples={samples} onNote={setErrors} />}
            </FailedSamples>
          </Suspense>
        ) : null}
        {submission.viewerCanReadTranscripts && isFinal(submission.status) ? (
          <CaseConversations key={submission.judgedAt} submissionId={submissionId} />
        ) : null}
        <JudgementRecord submission={submission} />
        {history}
        <SubmissionAnswers submission={submission} />
        {submission.code === null || submission.language.key === submitAnswer ? null : (
          <SubmissionCode
            code={submission.code}
            languageKey={submission.language.key}
            messages={
              submission.status === Status.COMPILE_ERROR ? [submission.message ?? ''] : hasFailedSamples ? errors : []
            }
            linesBefore={submission.linesBefore}
            submission={submission}
            problemAddress={placeOfSubmission(submission).problemAddress}
          />
        )}
      </Stack>
    </PageBody>
  );
}

/** The last progress message has the verdict; the rest of the page (groups, judge, times) is asked once then. */
function useRefetchWhenOver(isOver: boolean, refetch: () => void): void {
  const onOver = useEffectEvent(refetch);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
}

/** Passes on what the program wrote to stderr, for the lines of the code that it names. */
function NoteErrors({
  samples,
  onNote,
}: {
  readonly samples: readonly FailedSample_SampleFragment[];
  readonly onNote: (errors: readonly string[]) => void;
}) {
  useEffect(() => onNote(samples.map(({ stderr }) => stderr)), [samples, onNote]);
  return null;
}

function SubmissionSkeleton() {
  return (
    <PageBody aria-busy="true">
      <Skeleton h="7" w="14rem" mb="3" />
      <Stack gap="4">
        <Skeleton h="4.5rem" />
        <Skeleton h="9rem" />
        <Box>
          <Skeleton h="14rem" />
        </Box>
      </Stack>
    </PageBody>
  );
}

/** Leads to writing a solution that explains the submission. */
function ExplainButton({ submissionId, displayId }: { readonly submissionId: number; readonly displayId: string }) {
  const t = useText();
  return (
    <Button asChild size="xs" variant="outline">
      <RouterLink to={`/problem/${encodeURIComponent(displayId)}/solutions/new?submission=${submissionId}`}>
        {t({ id: 'submission.writeSolution' })}
      </RouterLink>
    </Button>
  );
}

/** For what could not be sent to its judge. */
function ResubmitButton({ submissionId }: { readonly submissionId: number }) {
  const t = useText();
  const [resubmit, isBusy] = useResubmit(submissionId);
  return (
    <Button size="xs" variant="outline" disabled={isBusy} onClick={resubmit}>
      {t({ id: 'submission.resubmit' })}
    </Button>
  );
}
