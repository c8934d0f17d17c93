import { Badge, Box, Link } from '@chakra-ui/react';
import type { Column } from '../../../../components/data-table/column.ts';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useJudgeName } from '../../../../components/remote/use-judge-name.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemFormAddress, problemKeepingAddress } from '../../../../lib/address/problem-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { JuryMark } from '../jury-mark.tsx';
import type { AdminProblemRow_ProblemFragment } from './admin-problems.generated.ts';
import { RowActs, VisibilityChoice } from './row-acts.tsx';

/** Columns of the list of problems. */
export function useProblemColumns(): readonly Column<AdminProblemRow_ProblemFragment>[] {
  const t = useText();
  const groupId = useProblemPlace();
  return [
    {
      id: 'displayId',
      head: t({ id: 'author.displayId' }),
      kind: 'name',
      isShort: true,
      orders: { asc: 'DISPLAY_ID', desc: 'DISPLAY_ID_DESC' },
      cell: ({ displayId }) => displayId,
    },
    {
      id: 'title',
      head: t({ id: 'author.title' }),
      kind: 'name',
      cell: (problem) => (
        <Box fontWeight="medium">
          {problem.viewerCanEdit ? (
            <TextLink to={problemFormAddress(groupId, problem.id)}>{problem.title}</TextLink>
          ) : (
            <TextLink to={problemKeepingAddress(groupId, problem.id, 'jury')}>{problem.title}</TextLink>
          )}{' '}
          <ProblemBadges problem={problem} />
          <Origin problem={problem} />
        </Box>
      ),
    },
    { id: 'author', head: t({ id: 'author.author' }), cell: ({ author }) => author },
    {
      id: 'created',
      head: t({ id: 'table.created' }),
      isExtra: true,
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'modified',
      head: t({ id: 'author.modified' }),
      cell: ({ updatedAt, modifier }) => (
        <>
          <RelativeTime at={updatedAt} />
          {modifier === null ? null : <Box fontSize="xs">{modifier}</Box>}
        </>
      ),
    },
    {
      id: 'visibility',
      head: t({ id: 'author.visibility' }),
      cell: (problem) => <VisibilityChoice problem={problem} />,
    },
    { id: 'acts', head: t({ id: 'author.acts' }), kind: 'acts', cell: (problem) => <RowActs problem={problem} /> },
  ];
}

/** The judge that a problem comes from, and what it names as its source. */
function Origin({
  problem: { displayId, remoteOrigin, source },
}: {
  readonly problem: AdminProblemRow_ProblemFragment;
}) {
  const t = useText();
  if (remoteOrigin === null) return null;
  const { judgeName: judge, url } = remoteOrigin;
  return (
    <Box fontSize="xs" fontWeight="normal" color="fg.muted" overflowWrap="anywhere">
      <Link
        href={url}
        target="_blank"
        rel="noreferrer"
        color="accent.fg"
        aria-label={t({ id: 'author.remote.originOf' }, { judge, id: displayId })}
      >
        {judge}
      </Link>
      {source === null ? null : ` · ${source}`}
    </Box>
  );
}

/** How an application for the public bank stands. */
const bankStates = {
  APPLIED: message({ id: 'author.bank.state.applied' }),
  ACCEPTED: message({ id: 'author.bank.state.accepted' }),
  REFUSED: message({ id: 'author.bank.state.refused' }),
} as const;

/** What is special about a problem, in short. */
function ProblemBadges({
  problem: { id, type, judgeMode, origin, isRemote, hasTests, juryOutcome, bankState },
}: {
  readonly problem: AdminProblemRow_ProblemFragment;
}) {
  const t = useText();
  const judgeName = useJudgeName(isRemote ? origin : null);
  return (
    <Box as="span" display="inline-flex" gap="1" verticalAlign="middle" flexWrap="wrap">
      {type === 'OI' ? <Badge size="sm">OI</Badge> : null}
      {judgeMode === 'SPECIAL' ? <Badge size="sm">{t({ id: 'author.judgeMode.special' })}</Badge> : null}
      {judgeMode === 'INTERACTIVE' ? <Badge size="sm">{t({ id: 'author.judgeMode.interactive' })}</Badge> : null}
      {judgeName === null ? null : <Badge size="sm">{judgeName}</Badge>}
      {hasTests || isRemote ? null : (
        <Badge size="sm" colorPalette="amber">
          {t({ id: 'author.noTests' })}
        </Badge>
      )}
      {bankState === 'NONE' ? null : <Badge size="sm">{t(bankStates[bankState])}</Badge>}
      {juryOutcome === null || juryOutcome === 'NOTHING' ? null : <JuryMark problemId={id} outcome={juryOutcome} />}
    </Box>
  );
}
