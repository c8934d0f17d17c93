import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { JuryBand } from '../../../components/contest/jury-band.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { formatMinute } from '../../../lib/format/figures.ts';
import { message } from '../../../lib/intl/message.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../../lib/intl/parts/board.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { modelOf, placedRows, rowsOfClass } from './board-model.ts';
import { countsOf } from './board-totals.ts';
import { cellLook } from './cell-look.ts';
import { useContestBoardQuery } from './scoreboard.generated.ts';
import { timeText } from './time-text.ts';
import { useBoardClass } from './use-board-class.ts';
import { useBoardFilter } from './use-board-filter.ts';

/** On paper: black on white, nothing but the board, a head on each page, no row in two parts. */
const printCss = `
@media print {
  body * { visibility: hidden; }
  .paper, .paper * { visibility: visible; color: #000 !important; background: transparent !important; }
  .paper { position: absolute; inset: 0 auto auto 0; width: 100%; padding: 0; }
  .paper .screen-only { display: none; }
  .paper thead { display: table-header-group; }
  .paper tr { break-inside: avoid; }
}
@page { margin: 1cm; }`;

/**
 * The look of the table's plain elements, said once: thousands of rows stand here, and none is out of view on paper.
 */
const tableCss = {
  '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    px: '1.5',
    py: '1',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& th': { fontWeight: 'medium', color: 'fg.muted' },
  '& .left': { textAlign: 'start', whiteSpace: 'normal' },
  '& .school': { color: 'fg.muted' },
} as const;

interface PrintBoardProps {
  readonly contestId: number;
  /** Group of the contest; null: of the site. */
  readonly groupId: number | null;
}

/**
 * The board as a plain table, for paper: as it is when it is asked for, since what goes to the printer must stand
 * still.
 */
export function PrintBoardPage(props: PrintBoardProps) {
  return (
    <MoreSentences part={boardPart}>
      <PrintBoard {...props} />
    </MoreSentences>
  );
}

function PrintBoard({ contestId, groupId }: PrintBoardProps) {
  const t = useText();
  const { filter, usernames } = useBoardClass(groupId);
  const [{ hasStars, includesAfterEnd }] = useBoardFilter();
  const { data, error, loading, refetch } = useContestBoardQuery({
    variables: { contestId, isOutside: false, includesAfterEnd },
    fetchPolicy: 'no-cache',
  });
  const reload = () => void refetch().catch(() => undefined);
  const answer = data?.contestBoard;
  const model = useMemo(() => (answer?.__typename === 'ContestBoardSuccess' ? modelOf(answer.data) : null), [answer]);
  const placed = useMemo(
    () => (model === null || usernames === undefined ? [] : rowsOfClass(placedRows(model, hasStars), usernames)),
    [model, hasStars, usernames],
  );
  if (answer !== undefined && answer.__typename !== 'ContestBoardSuccess')
    return <EmptyState icon="info" title={answer.message} />;
  if (model === null || usernames === undefined)
    return (
      <PageBody>
        {error === undefined ? <SkeletonRows count={12} /> : <ErrorState error={error} onRetry={reload} />}
      </PageBody>
    );
  const { facts } = model;
  const hasAwards = placed.some(({ award }) => award !== null);
  const shownClass = filter.classes?.find(({ id }) => id === filter.classId)?.name ?? null;
  return (
    <PageBody className="paper" maxW="none" css={tableCss}>
      <style>{printCss}</style>
      <PageTitle text={`${facts.title} - ${t({ id: 'board.print' })}`} />
      <PageHeading>{facts.title}</PageHeading>
      <Text color="fg.muted" mb="2">
        {formatMinute(new Date(facts.startsAt))} – {formatMinute(new Date(facts.endsAt))}
        {shownClass === null ? '' : ` · ${shownClass}`}
        {facts.isSealed ? ` · ${t({ id: 'board.sealed' })}` : ''}
        {facts.includesAfterEnd ? ` · ${t({ id: 'board.withAfterEnd' })}` : ''}
      </Text>
      {/* On the paper too, which might be hung up. */}
      {facts.isFrozenForOthers ? <JuryBand text={t({ id: 'board.frozenForOthers' })} /> : null}
      <Flex className="screen-only" gap="2" mb="3">
        <Button size="sm" colorPalette="accent" onClick={() => window.print()}>
          {t({ id: 'board.printNow' })}
        </Button>
        <Button size="sm" variant="outline" disabled={loading} onClick={reload}>
          {t({ id: 'action.refresh' })}
        </Button>
      </Flex>
      <Box
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={t({ id: 'board.gridLabel' }, { title: facts.title })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'board.rank' })}</th>
              {shownClass === null ? null : <th scope="col">{t({ id: 'board.classRank' })}</th>}
              <th scope="col" className="left">
                {t({ id: 'board.participant' })}
              </th>
              <th scope="col">{facts.type === 'ACM' ? t({ id: 'board.solved' }) : t({ id: 'board.points' })}</th>
              <th scope="col">
                {t(facts.type === 'ACM' ? message({ id: 'board.penalty' }) : message({ id: 'board.time' }))}
              </th>
              {facts.problems.map(({ id, displayId }) => (
                <th scope="col" key={id}>
                  {displayId}
                </th>
              ))}
              {hasAwards ? <th scope="col">{t({ id: 'board.award' })}</th> : null}
            </tr>
          </thead>
          <tbody>
            {placed.map(({ row, rank, award, classPlace }) => (
              <tr key={row.participantId}>
                <td>{rank === -1 ? '★' : rank}</td>
                {shownClass === null ? null : <td>{classPlace}</td>}
                <td className="left">
                  {row.name}
                  {row.school ? <div className="school">{row.school}</div> : null}
                </td>
                <td>{row.points}</td>
                <td>{timeText(facts.type, row.time)}</td>
                {facts.problems.map(({ id, firstSecond }, index) => {
                  const { main, sub } = cellLook(t, row.cells[index], { firstSecond, isStar: row.isStar });
                  return <td key={id}>{[main, sub && `(${sub})`].filter(Boolean).join(' ')}</td>;
                })}
                {hasAwards ? <td>{award === null ? '' : (facts.awards[award]?.name ?? '')}</td> : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="left" colSpan={shownClass === null ? 4 : 5}>
                {t({ id: 'board.solvedOfTried' })}
              </th>
              {countsOf(placed, facts.problems).map(({ solved, tried }, index) => (
                <td key={facts.problems[index]?.id}>
                  {solved} / {tried}
                </td>
              ))}
              {hasAwards ? <td aria-hidden="true" /> : null}
            </tr>
          </tfoot>
        </table>
      </Box>
    </PageBody>
  );
}
