import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { BoardPanel } from './board-panel.tsx';
import { BoardTools } from './board-tools.tsx';
import { spanText } from './time-text.ts';
import { useBoardClass } from './use-board-class.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { useGhost } from './use-ghost.ts';

interface GhostBoardProps {
  readonly contestId: number;
  /** Group of the contest; null: of the site. */
  readonly groupId: number | null;
  /**
   * When the viewer's virtual participation began, while it runs; null: the board at the end, with all who took part
   * later.
   */
  readonly startedAt: string | null;
}

/** The board of a contest that is over as it stood at some moment of it, with rows of who takes part virtually. */
export function GhostBoard({ contestId, groupId, startedAt }: GhostBoardProps) {
  const t = useText();
  const [filter, onFilter] = useBoardFilter();
  const ofClass = useBoardClass(groupId);
  const username = useViewer().user?.username;
  const { board, elapsedMs, refusal, error, reload } = useGhost({
    contestId,
    startedAt,
    hasStars: filter.hasStars,
    isSignedIn: username !== undefined,
  });
  const placed = board?.placed ?? [];
  const own =
    placed.find(({ row }) => row.isVirtual && username !== undefined && row.members.includes(username))?.row
      .participantId ??
    board?.model.facts.viewerParticipantId ??
    null;
  if (refusal !== null) return <EmptyState icon="info" title={refusal} />;
  const notice =
    startedAt === null ? null : (
      <Flex align="center" gap="2" mb="2" wrap="wrap">
        <Badge colorPalette="green" data-testid="ghost-time" fontVariantNumeric="tabular-nums">
          {t({ id: 'board.ghost' }, { time: spanText('ACM', Math.floor(elapsedMs / 1_000)) })}
        </Badge>
        <Text color="fg.muted">{t({ id: 'board.ghostHint' })}</Text>
      </Flex>
    );
  return (
    <Box>
      <BoardTools
        facts={board?.model.facts ?? null}
        filter={{ ...filter, hasVirtual: true }}
        classFilter={ofClass.filter}
        isOutside={false}
        isGhost
        canReplay={startedAt === null}
        onUnsealed={reload}
        onFilter={onFilter}
      />
      <BoardPanel
        contestId={contestId}
        model={board?.model ?? null}
        placed={placed}
        own={own}
        ownRow={null}
        keyword={filter.keyword}
        usernames={ofClass.usernames}
        error={error}
        onRetry={reload}
        hasLinks
        notice={notice}
      />
    </Box>
  );
}
