import { chakra, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { formatTime } from '../../../../lib/format/figures.ts';
import type { TrainingRank_RowFragment } from './training-rank.generated.ts';

/** Result of a member on a problem, as the API sends it. */
export type RankCellData = TrainingRank_RowFragment['cells'][number];

/** Result of a member on a problem: its status, with the best run time or the best score below. Undefined: none. */
export function RankCell({ cell }: { readonly cell: RankCellData | undefined }) {
  if (cell === undefined) return null;
  const { status, score, timeMs } = cell;
  const detail = status === Status.ACCEPTED && timeMs !== null ? formatTime(timeMs) : score;
  return (
    <Flex direction="column" align="center" lineHeight="1.2">
      <OwnStatusMark status={status} />
      {detail === null ? null : (
        <chakra.span fontSize="xs" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {detail}
        </chakra.span>
      )}
    </Flex>
  );
}
