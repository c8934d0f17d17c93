import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { changeAddress } from '../../lib/address/read-address.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardLegend } from './board-legend.tsx';
import { placedRows, type BoardFacts, type PlacedRow } from './board-model.ts';
import { BoardTools } from './board-tools.tsx';
import { useFollowed } from './follow-store.ts';
import { useBoard } from './use-board.ts';

interface ScoreboardProps {
  readonly contestId: number;
  /** The board outside the contest. */
  readonly isOutside?: boolean;
  /** What stands above, once it is known which contest it is. */
  readonly heading?: (facts: BoardFacts) => ReactNode;
}

/** The live board of a contest. */
export function Scoreboard({ contestId, isOutside = false, heading }: ScoreboardProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const filter = { keyword: params.get('keyword')?.trim() ?? '', hasStars: params.get('stars') !== 'false', includesAfterEnd: params.get('containsEnd') === 'true' };
  const { model, refusal, error, reload } = useBoard({ contestId, isOutside, includesAfterEnd: filter.includesAfterEnd });
  const [followed, onFollow] = useFollowed(contestId);
  const [rows, facts, hasStars] = [model?.rows, model?.facts, filter.hasStars];
  const placed = useMemo(() => (rows && facts ? placedRows({ rows, facts }, hasStars) : []), [rows, facts, hasStars]);
  const shown = useMemo(() => matching(placed, filter.keyword), [placed, filter.keyword]);
  const username = useViewer().user?.username;
  // Who begins to take part while looking on has no row in the answer.
  const own = facts?.viewerParticipantId ?? placed.find(({ row }) => username !== undefined && !isOutside && row.members.includes(username))?.row.participantId ?? null;
  const pinned = useMemo(() => [...placed.filter(({ row }) => row.participantId === own), ...placed.filter(({ row }) => row.participantId !== own && followed.has(row.userId))], [placed, own, followed]);

  if (refusal !== null) return <EmptyState icon="info" title={refusal} />;
  return (
    <Box>
      {facts === undefined ? null : heading?.(facts)}
      <BoardTools facts={facts ?? null} filter={filter} isOutside={isOutside} onUnsealed={reload} onFilter={(values) => setParams(changeAddress(params, values), { replace: true })} />
      {facts?.isSealed ? (
        <Flex align="center" gap="2" mb="2" role="status">
          <Badge colorPalette="purple">{t({ id: 'board.sealed' })}</Badge>
          <Text color="fg.muted">{t({ id: 'board.sealedHint' })}</Text>
        </Flex>
      ) : null}
      <Panel overflow="hidden">
        {model === null ? error === null ? <SkeletonRows count={12} height="44px" /> : <ErrorState error={error} onRetry={reload} /> : null}
        {model !== null && model.rows.size === 0 ? <EmptyState title={t({ id: 'board.empty' })} hint={t({ id: 'board.emptyHint' })} /> : null}
        {model !== null && model.rows.size > 0 && shown.length === 0 ? <EmptyState title={t({ id: 'board.none' })} hint={t({ id: 'board.noneHint' })} /> : null}
        {model !== null && shown.length > 0 ? <BoardGrid model={model} rows={shown} pinned={pinned} own={own} followed={followed} onFollow={onFollow} hasLinks={!isOutside} /> : null}
      </Panel>
      {facts === undefined ? null : (
        <Flex justify="space-between" gap="3" wrap="wrap" align="baseline">
          <BoardLegend facts={facts} />
          <Text fontSize="xs" color="fg.muted">
            {t({ id: 'board.count' }, { count: placed.length })} · {t({ id: 'board.keys' })}
          </Text>
        </Flex>
      )}
    </Box>
  );
}

/** Rows whose name, member or school has a text in it; their places stay those of the whole board. */
function matching(rows: readonly PlacedRow[], keyword: string): readonly PlacedRow[] {
  if (keyword === '') return rows;
  const wanted = keyword.toLowerCase();
  return rows.filter(({ row }) => [row.name, row.school ?? '', ...row.members].some((text) => text.toLowerCase().includes(wanted)));
}
