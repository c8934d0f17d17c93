import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { JuryBand } from '../../../components/contest/jury-band.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { keyHint } from '../../../components/key-hint.ts';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { maxBoardRem, minBoardRem } from './board-css.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardLegend } from './board-legend.tsx';
import { rowsOfClass, withoutPending, type BoardModel, type BoardRow, type PlacedRow } from './board-model.ts';
import { countsOf, tiesOf, wonAwards } from './board-totals.ts';
import { useFollowed } from './follow-store.ts';

const noTies: ReadonlySet<number> = new Set();
/** Of both lines beside the board. */
const borderRem = 0.125;

/** What a contest tells of its board. */
export interface FirstNotice {
  readonly isSealed: boolean;
  /** Will the viewer see their own results? */
  readonly hasOwnResults: boolean;
}

interface BoardPanelProps {
  readonly contestId: number;
  readonly model: BoardModel | null;
  /** All rows of the board in their places. */
  readonly placed: readonly PlacedRow[];
  /** Participant of the viewer; null: takes no part. */
  readonly own: number | null;
  /** The viewer's row with results that are frozen for all others; null: as on the scoreboard; undefined: to come. */
  readonly ownRow: BoardRow | null | undefined;
  /** Said of the board until it is there, so that its notice pushes nothing down. */
  readonly atFirst?: FirstNotice;
  readonly keyword: string;
  /** Members of the class to which the rows are narrowed; null: all rows; undefined until they are there. */
  readonly usernames?: ReadonlySet<string> | null | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly hasLinks: boolean;
  /** Said above the board. */
  readonly notice?: ReactNode;
}

/** A board with what is said above and below it, however its rows came to be. */
export function BoardPanel({
  contestId,
  model,
  placed,
  own,
  ownRow,
  atFirst,
  keyword,
  usernames = null,
  error,
  onRetry,
  hasLinks,
  notice,
}: BoardPanelProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [followed, onFollow] = useFollowed(contestId);
  const told = useMemo(() => withOwnResults(placed, own, ownRow), [placed, own, ownRow]);
  const inClass = useMemo(
    () => withOwnResults(rowsOfClass(placed, usernames), own, ownRow),
    [placed, usernames, own, ownRow],
  );
  const shown = useMemo(() => matching(inClass, keyword), [inClass, keyword]);
  const pinned = useMemo(() => {
    const withPlaces = new Map(inClass.map((one) => [one.row.participantId, one]));
    const all = told.map((one) => withPlaces.get(one.row.participantId) ?? one);
    const mine = all.filter(({ row }) => row.participantId === own);
    return [...mine, ...all.filter(({ row }) => row.participantId !== own && followed.has(row.userId))];
  }, [told, inClass, own, followed]);
  const facts = model?.facts;
  // Of the complete scoreboard, whatever a search leaves of it.
  const { ties, counts, won } = useMemo(
    () => ({
      ties: facts === undefined ? noTies : tiesOf(placed, facts.type),
      counts: facts === undefined ? [] : countsOf(placed, facts.problems),
      won: wonAwards(placed),
    }),
    [placed, facts],
  );
  const isSealed = facts?.isSealed ?? (error === null && atFirst?.isSealed === true);
  const hasOwnResults = facts === undefined ? atFirst?.hasOwnResults === true : ownRow !== null;
  return (
    <Box>
      {notice}
      {facts?.isFrozenForOthers ? <JuryBand text={t({ id: 'board.frozenForOthers' })} /> : null}
      {isSealed ? (
        <Flex align="baseline" gap="2" mb="2" role="status">
          <Badge colorPalette="purple" flexShrink="0">
            {t({ id: 'board.sealed' })}
          </Badge>
          <Text color="fg.muted">
            {withGap(t({ id: 'board.sealedHint' }))}
            {hasOwnResults ? t({ id: 'board.ownResults' }) : null}
          </Text>
        </Flex>
      ) : null}
      {isPhone && (model === null || shown.length > 0) ? <TouchHint problems={facts?.problems.length} /> : null}
      <Panel overflow="hidden" style={facts && { maxWidth: `${maxBoardRem(facts.problems.length)}rem` }}>
        {model === null ? (
          error === null ? (
            <SkeletonRows count={12} height="44px" />
          ) : (
            <ErrorState error={error} onRetry={onRetry} />
          )
        ) : null}
        {model !== null && model.rows.size === 0 ? (
          <EmptyState title={t({ id: 'board.empty' })} hint={t({ id: 'board.emptyHint' })} />
        ) : null}
        {model !== null && model.rows.size > 0 && shown.length === 0 ? (
          <EmptyState title={t({ id: 'board.none' })} hint={t({ id: 'board.noneHint' })} />
        ) : null}
        {model !== null && shown.length > 0 ? (
          <BoardGrid
            model={model}
            rows={shown}
            pinned={pinned}
            own={own}
            ties={ties}
            hasOwnFigures={ownRow !== null}
            counts={counts}
            followed={followed}
            onFollow={onFollow}
            hasLinks={hasLinks}
          />
        ) : null}
      </Panel>
      {model === null ? null : (
        <Flex justify="space-between" gap="3" wrap="wrap" align="baseline">
          <BoardLegend facts={model.facts} won={won} />
          <Text fontSize="xs" color="fg.muted">
            {t({ id: 'board.count' }, { count: inClass.length })}
            {isPhone ? null : <chakra.span css={keyHint}>{` · ${t({ id: 'board.keys' })}`}</chakra.span>}
          </Text>
        </Flex>
      )}
    </Box>
  );
}

/** What a finger does on the board; swiping is named where columns are out of view. */
function TouchHint({ problems = 0 }: { readonly problems: number | undefined }) {
  const t = useText();
  const fits = `@container (min-width: ${minBoardRem('phone', problems) + borderRem}rem)`;
  return (
    <Text mb="1" fontSize="xs" color="fg.muted" containerType="inline-size">
      {withGap(t({ id: 'board.touch' }))}
      <chakra.span css={{ [fits]: { display: 'none' } }}>{t({ id: 'board.swipe' })}</chakra.span>
    </Text>
  );
}

/**
 * The viewer's row with results that are frozen for all others; its place stays that of the board. Until they are
 * known, the cells that they change are blank.
 */
function withOwnResults(
  placed: readonly PlacedRow[],
  own: number | null,
  ownRow: BoardRow | null | undefined,
): readonly PlacedRow[] {
  if (ownRow === null) return placed;
  return placed.map((one) =>
    one.row.participantId === own ? { ...one, row: ownRow ?? withoutPending(one.row) } : one,
  );
}

/** Rows whose name, member or school has a text in it; their places stay those of the whole board. */
function matching(rows: readonly PlacedRow[], keyword: string): readonly PlacedRow[] {
  if (keyword === '') return rows;
  const wanted = keyword.toLowerCase();
  return rows.filter(({ row }) =>
    [row.name, row.school ?? '', ...row.members].some((text) => text.toLowerCase().includes(wanted)),
  );
}
