import { Box, Button, Heading, Table, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { formatDateTime } from '../../lib/format/figures.ts';
import { message } from '../../lib/intl/message.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../lib/intl/parts/board.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { placedRows } from './board-model.ts';
import { cellLook } from './cell-look.ts';
import { rankColors } from './rank-colors.ts';
import { timeText } from './time-text.ts';
import { useBoard } from './use-board.ts';

/** On paper: black on white, nothing but the board, a head on each page, no row in two parts. */
const PRINT_CSS = `
@media print {
  body * { visibility: hidden; }
  .paper, .paper * { visibility: visible; color: #000 !important; background: transparent !important; }
  .paper { position: absolute; inset: 0 auto auto 0; width: 100%; padding: 0; }
  .paper .screen-only { display: none; }
  .paper thead { display: table-header-group; }
  .paper tr { break-inside: avoid; }
}
@page { margin: 1cm; }`;

/** The board as a plain table, for paper. */
export function PrintBoardPage({ contestId }: { readonly contestId: number }) {
  return (
    <MoreSentences part={boardPart}>
      <PrintBoard contestId={contestId} />
    </MoreSentences>
  );
}

function PrintBoard({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const [params] = useSearchParams();
  const hasStars = params.get('stars') !== 'false';
  const { model, refusal, error, reload } = useBoard({ contestId, isOutside: false, includesAfterEnd: false });
  const placed = useMemo(() => (model === null ? [] : placedRows(model, hasStars)), [model, hasStars]);
  if (refusal !== null) return <EmptyState icon="info" title={refusal} />;
  if (model === null) return <PageBody>{error === null ? <SkeletonRows count={12} /> : <ErrorState error={error} onRetry={reload} />}</PageBody>;
  const { facts } = model;
  const colors = rankColors(t, facts);
  const hasAwards = facts.awardKind !== 'NONE';
  return (
    <PageBody className="paper" maxW="none" css={{ '& td, & th': { px: '1.5', py: '1', textAlign: 'center', whiteSpace: 'nowrap', fontSize: 'xs' }, '& .left': { textAlign: 'start', whiteSpace: 'normal' } }}>
      <style>{PRINT_CSS}</style>
      <PageTitle text={`${facts.title} - ${t({ id: 'board.print' })}`} />
      <Heading as="h1" size="lg">
        {facts.title}
      </Heading>
      <Text color="fg.muted" mb="2">
        {formatDateTime(new Date(facts.startsAt))} – {formatDateTime(new Date(facts.endsAt))}
        {facts.isSealed ? ` · ${t({ id: 'board.sealed' })}` : ''}
      </Text>
      <Button className="screen-only" size="sm" colorPalette="accent" mb="3" onClick={() => window.print()}>
        {t({ id: 'board.printNow' })}
      </Button>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={t({ id: 'board.gridLabel' }, { title: facts.title })}>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t({ id: 'board.rank' })}</Table.ColumnHeader>
              <Table.ColumnHeader className="left">{t({ id: 'board.participant' })}</Table.ColumnHeader>
              <Table.ColumnHeader>{facts.type === 'ACM' ? t({ id: 'board.solved' }) : t({ id: 'board.points' })}</Table.ColumnHeader>
              <Table.ColumnHeader>{t(facts.type === 'ACM' ? message({ id: 'board.penalty' }) : message({ id: 'board.time' }))}</Table.ColumnHeader>
              {facts.problems.map(({ id, displayId }) => (
                <Table.ColumnHeader key={id}>{displayId}</Table.ColumnHeader>
              ))}
              {hasAwards ? <Table.ColumnHeader>{t({ id: 'board.award' })}</Table.ColumnHeader> : null}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {placed.map(({ row, rank, award }) => (
              <Table.Row key={row.participantId}>
                <Table.Cell>{rank === -1 ? '★' : rank}</Table.Cell>
                <Table.Cell className="left">
                  {row.name}
                  {row.school ? <Text color="fg.muted">{row.school}</Text> : null}
                </Table.Cell>
                <Table.Cell>{row.points}</Table.Cell>
                <Table.Cell>{timeText(facts.type, row.time)}</Table.Cell>
                {facts.problems.map(({ id, firstSecond }, index) => {
                  const { main, sub } = cellLook(t, row.cells[index], { firstSecond, isStar: row.isStar });
                  return <Table.Cell key={id}>{[main, sub && `(${sub})`].filter(Boolean).join(' ')}</Table.Cell>;
                })}
                {hasAwards ? <Table.Cell>{award === null ? '' : (colors[award]?.name ?? '')}</Table.Cell> : null}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </PageBody>
  );
}
