import { Badge, Box, Flex } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RejudgeItem_ItemFragment } from './rejudge.generated.ts';

/** Columns of what a batch changes. */
export function useItemColumns(): readonly Column<RejudgeItem_ItemFragment>[] {
  const t = useText();
  return [
    {
      id: 'submission',
      head: t({ id: 'submission.id' }),
      kind: 'name',
      isShort: true,
      cell: ({ submission: { id } }) => <TextLink to={`/submission-detail/${id}`}>{id}</TextLink>,
    },
    {
      id: 'author',
      head: t({ id: 'submission.author' }),
      cell: ({ submission }) => <UserLink username={submission.user.username} />,
    },
    {
      id: 'problem',
      head: t({ id: 'submission.problem' }),
      cell: ({ submission: { problem } }) => (
        <TextLink to={`/problem/${encodeURIComponent(problem.displayId)}`}>{problem.displayId}</TextLink>
      ),
    },
    {
      id: 'language',
      head: t({ id: 'submission.language' }),
      isShort: true,
      cell: ({ submission }) => submission.languageName,
    },
    { id: 'before', head: t({ id: 'rejudge.before' }), isShort: true, cell: (item) => <Before item={item} /> },
    { id: 'after', head: t({ id: 'rejudge.after' }), isShort: true, cell: (item) => <After item={item} /> },
  ];
}

function After({ item }: { readonly item: RejudgeItem_ItemFragment }) {
  const t = useText();
  return (
    <Flex as="span" display="inline-flex" align="center" columnGap="2" rowGap="1" wrap="wrap">
      {item.newStatus === null ? (
        <Box as="span" color="fg.muted">
          {t({ id: 'rejudge.waiting' })}
        </Box>
      ) : (
        <VerdictFigures status={item.newStatus} score={item.newScore} timeMs={item.newTimeMs} />
      )}
      {item.isSkipped || item.isStale ? (
        <Badge size="sm" colorPalette="amber" variant="subtle" title={t({ id: 'rejudge.skippedHint' })}>
          {item.isSkipped ? t({ id: 'rejudge.skipped' }) : t({ id: 'rejudge.willSkip' })}
        </Badge>
      ) : null}
    </Flex>
  );
}

function Before({ item }: { readonly item: RejudgeItem_ItemFragment }) {
  return (
    <Flex as="span" display="inline-flex" align="center" columnGap="2" rowGap="1" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <VerdictFigures status={item.oldStatus} score={item.oldScore} timeMs={item.oldTimeMs} />
    </Flex>
  );
}

/** Stand side by side, or wrap, in the line they are put in. */
function VerdictFigures({
  status,
  score,
  timeMs,
}: {
  readonly status: number;
  readonly score: number | null;
  readonly timeMs: number | null;
}) {
  const t = useText();
  return (
    <>
      <VerdictBadge status={status} />
      {score === null ? null : <span>{t({ id: 'submission.points' }, { score })}</span>}
      {timeMs === null ? null : (
        <Box as="span" color="fg.muted" fontSize="xs">
          {formatTime(timeMs)}
        </Box>
      )}
    </>
  );
}
