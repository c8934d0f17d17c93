import { Table } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { VerdictMarks } from '../../../components/verdict-marks.tsx';
import { formatLength, formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { placeOfSubmission } from '../../../lib/submission/submission-place.ts';
import { ResubmitButton } from './resubmit-button.tsx';
import type { RowActions } from './row-actions.ts';
import { scoreText } from './score-text.ts';
import type { SubmissionTable_SubmissionFragment } from './submission-list.generated.ts';

interface SubmissionTableProps {
  readonly submissions: readonly SubmissionTable_SubmissionFragment[];
  /** Is there a column for them? */
  readonly hasScores: boolean;
  readonly actions: RowActions;
}

/** Submissions as a compact table. */
export function SubmissionTable({ submissions, hasScores, actions }: SubmissionTableProps) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'submission.id' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="13rem">{t({ id: 'submission.status' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.problem' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.author' })}</Table.ColumnHeader>
          {hasScores ? <Table.ColumnHeader textAlign="end">{t({ id: 'submission.score' })}</Table.ColumnHeader> : null}
          <Table.ColumnHeader textAlign="end">{t({ id: 'submission.time' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'submission.memory' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'submission.length' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.language' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.submittedAt' })}</Table.ColumnHeader>
          {actions === null ? null : <Table.ColumnHeader w="1" aria-label={t({ id: 'submission.actions' })} />}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {submissions.map((submission) => (
          <Table.Row key={submission.id}>
            <Table.Cell>
              <TextLink to={placeOfSubmission(submission).submissionAddress}>{submission.id}</TextLink>
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              <VerdictBadge status={submission.status} />
              <VerdictMarks isManual={submission.isManual} isOutdated={submission.isOutdated ?? false} ms="1.5" />
              {submission.viewerCanResubmit ? <ResubmitButton submissionId={submission.id} /> : null}
            </Table.Cell>
            <Table.Cell>
              <ProblemLink submission={submission} />
            </Table.Cell>
            <Table.Cell>
              <UserLink username={submission.user.username} />
            </Table.Cell>
            {hasScores ? (
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {scoreText(submission) ?? '-'}
              </Table.Cell>
            ) : null}
            <Table.Cell textAlign="end" whiteSpace="nowrap">
              {submission.timeMs === null ? '-' : formatTime(submission.timeMs)}
            </Table.Cell>
            <Table.Cell textAlign="end" whiteSpace="nowrap">
              {submission.memoryKb === null ? '-' : formatMemory(submission.memoryKb)}
            </Table.Cell>
            <Table.Cell textAlign="end" whiteSpace="nowrap">
              {formatLength(submission.lengthBytes)}
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">{submission.languageName}</Table.Cell>
            <Table.Cell whiteSpace="nowrap" color="fg.muted">
              <RelativeTime at={submission.submittedAt} />
            </Table.Cell>
            {actions === null ? null : <Table.Cell py="0">{actions(submission.id)}</Table.Cell>}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function ProblemLink({ submission }: { readonly submission: SubmissionTable_SubmissionFragment }) {
  const { displayId, title, problemAddress } = placeOfSubmission(submission);
  return (
    <TextLink to={problemAddress}>
      {displayId} {title}
    </TextLink>
  );
}
