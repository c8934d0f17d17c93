import { chakra } from '@chakra-ui/react';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictMarks } from '../../../components/verdict-marks.tsx';
import { formatDateTime, formatLength, formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withBrackets } from '../../../lib/intl/with-brackets.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { placeOfSubmission } from '../../../lib/submission/submission-place.ts';
import type { SubmissionFacts_SubmissionFragment } from './submission-page.generated.ts';

/** Who, what, when, how much. */
export function SubmissionFacts({ submission }: { readonly submission: SubmissionFacts_SubmissionFragment }) {
  const t = useText();
  const locale = useLocale();
  const { score, totalScore, limits } = submission;
  const { displayId, title, problemAddress } = placeOfSubmission(submission);
  return (
    <Panel px="4" py="3">
      <FactList>
        <Fact label={t({ id: 'submission.problem' })}>
          <TextLink to={problemAddress}>
            {displayId} {title}
          </TextLink>
        </Fact>
        <Fact label={t({ id: 'submission.author' })}>
          <UserLink username={submission.user.username} />
        </Fact>
        <Fact label={t({ id: 'submission.language' })}>{submission.languageName}</Fact>
        <Fact label={t({ id: 'submission.time' })}>
          {submission.timeMs === null ? '-' : formatTime(submission.timeMs)}
          {limits === null ? null : <Limit value={formatTime(limits.timeLimitMs)} />}
        </Fact>
        <Fact label={t({ id: 'submission.memory' })}>
          {submission.memoryKb === null ? '-' : formatMemory(submission.memoryKb)}
          {limits === null ? null : <Limit value={`${limits.memoryLimitMb} MB`} />}
        </Fact>
        <Fact label={t({ id: 'submission.length' })}>
          {formatLength(submission.lengthBytes)}
          <AddedBytes remote={submission.remote} />
        </Fact>
        {score === null ? null : (
          <Fact label={t({ id: 'submission.score' })}>{totalScore === null ? score : `${score} / ${totalScore}`}</Fact>
        )}
        {submission.oiRankScore === null ? null : (
          <Fact label={t({ id: 'submission.oiRankScore' })}>{submission.oiRankScore}</Fact>
        )}
        <Fact label={t({ id: 'submission.submittedAt' })}>{formatDateTime(new Date(submission.submittedAt))}</Fact>
        {submission.judgeName === null ? null : (
          <Fact label={t({ id: 'submission.judge' })}>
            {submission.remote?.isReported
              ? withBrackets(submission.judgeName, t({ id: 'submission.reported' }), locale)
              : submission.judgeName}
          </Fact>
        )}
        <RemoteRun remote={submission.remote} />
        {submission.isManual || submission.isOutdated ? (
          <Fact label={t({ id: 'submission.manual' })}>
            <VerdictMarks isManual={submission.isManual} isOutdated={submission.isOutdated ?? false} />
          </Fact>
        ) : null}
      </FactList>
    </Panel>
  );
}

/** What the site added to the program that it sent to a remote judge. */
function AddedBytes({ remote }: Pick<SubmissionFacts_SubmissionFragment, 'remote'>) {
  const t = useText();
  if (remote === null || remote.addedBytes === 0) return null;
  return (
    <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm">
      {' '}
      {t({ id: 'submission.remoteAdded' }, { judge: remote.judgeName, count: remote.addedBytes })}
    </chakra.span>
  );
}

/** The run at a remote judge, for its submitter. */
function RemoteRun({ remote }: Pick<SubmissionFacts_SubmissionFragment, 'remote'>) {
  const t = useText();
  const locale = useLocale();
  if (remote === null || remote.runId === null) return null;
  return (
    <Fact label={t({ id: 'submission.remoteRun' }, { judge: remote.judgeName })}>
      {remote.words === null ? `#${remote.runId}` : withBrackets(`#${remote.runId}`, remote.words, locale)}
      {remote.isLate ? (
        <chakra.span role="status" color="fg.muted" fontWeight="normal" fontSize="sm">
          {' '}
          {t({ id: 'submission.remoteLate' })}
        </chakra.span>
      ) : null}
    </Fact>
  );
}

/** What a figure may be at most. */
function Limit({ value }: { readonly value: string }) {
  const t = useText();
  return (
    <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm">
      {' '}
      {t({ id: 'submission.limit' }, { value })}
    </chakra.span>
  );
}
