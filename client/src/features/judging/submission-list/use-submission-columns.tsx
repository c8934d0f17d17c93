import type { Column } from '../../../components/data-table/column.ts';
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

type Submission = SubmissionTable_SubmissionFragment;

interface SubmissionColumns {
  /** Is there a column for them? */
  readonly hasScores: boolean;
  readonly actions: RowActions;
}

/** Columns of a list of submissions. */
export function useSubmissionColumns({ hasScores, actions }: SubmissionColumns): readonly Column<Submission>[] {
  const t = useText();
  const score: Column<Submission> = {
    id: 'score',
    head: t({ id: 'submission.score' }),
    isFigure: true,
    cell: (submission) => scoreText(submission) ?? '-',
  };
  return [
    {
      id: 'id',
      head: t({ id: 'submission.id' }),
      kind: 'name',
      cell: (submission) => <TextLink to={placeOfSubmission(submission).submissionAddress}>{submission.id}</TextLink>,
    },
    {
      id: 'status',
      head: t({ id: 'submission.status' }),
      width: '13rem',
      isShort: true,
      cell: ({ id, status, isManual, isOutdated, viewerCanResubmit }) => (
        <>
          <VerdictBadge status={status} />
          <VerdictMarks isManual={isManual} isOutdated={isOutdated ?? false} ms="1.5" />
          {viewerCanResubmit ? <ResubmitButton submissionId={id} /> : null}
        </>
      ),
    },
    {
      id: 'problem',
      head: t({ id: 'submission.problem' }),
      cell: (submission) => <ProblemLink submission={submission} />,
    },
    {
      id: 'author',
      head: t({ id: 'submission.author' }),
      cell: ({ user }) => <UserLink username={user.username} />,
    },
    ...(hasScores ? [score] : []),
    {
      id: 'time',
      head: t({ id: 'submission.time' }),
      isFigure: true,
      cell: ({ timeMs }) => (timeMs === null ? '-' : formatTime(timeMs)),
    },
    {
      id: 'memory',
      head: t({ id: 'submission.memory' }),
      isFigure: true,
      cell: ({ memoryKb }) => (memoryKb === null ? '-' : formatMemory(memoryKb)),
    },
    {
      id: 'length',
      head: t({ id: 'submission.length' }),
      isFigure: true,
      cell: ({ lengthBytes }) => formatLength(lengthBytes),
    },
    { id: 'language', head: t({ id: 'submission.language' }), isShort: true, cell: ({ languageName }) => languageName },
    {
      id: 'submitted',
      head: t({ id: 'submission.submittedAt' }),
      isShort: true,
      cell: ({ submittedAt }) => <RelativeTime at={submittedAt} />,
    },
    ...(actions === null
      ? []
      : [
          {
            id: 'acts',
            head: t({ id: 'submission.actions' }),
            kind: 'acts' as const,
            cell: ({ id }: Submission) => actions(id),
          },
        ]),
  ];
}

function ProblemLink({ submission }: { readonly submission: SubmissionTable_SubmissionFragment }) {
  const { displayId, title, problemAddress } = placeOfSubmission(submission);
  return (
    <TextLink to={problemAddress}>
      {displayId} {title}
    </TextLink>
  );
}
