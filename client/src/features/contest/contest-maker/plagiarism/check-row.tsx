import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  PlagiarismChecksDocument,
  useStartPlagiarismCheckMutation,
  type CheckRow_CheckFragment,
} from './plagiarism.generated.ts';

const looks = {
  NEVER: { palette: 'gray', label: message({ id: 'maker.plagiarism.never' }) },
  QUEUED: { palette: 'amber', label: message({ id: 'maker.plagiarism.queued' }) },
  RUNNING: { palette: 'accent', label: message({ id: 'maker.plagiarism.running' }) },
  DONE: { palette: 'green', label: message({ id: 'maker.plagiarism.done' }) },
  FAILED: { palette: 'red', label: message({ id: 'maker.plagiarism.failed' }) },
} as const;

interface RowProps {
  readonly check: CheckRow_CheckFragment;
  /** Are its pairs shown below? */
  readonly isChosen: boolean;
}

/** A problem and its comparison. */
export function CheckRow({ check, isChosen }: RowProps) {
  const t = useText();
  const act = useAct();
  const [start, { loading }] = useStartPlagiarismCheckMutation({
    refetchQueries: [PlagiarismChecksDocument],
    awaitRefetchQueries: true,
  });
  const {
    contestProblemId,
    state,
    isBegun,
    endedAt,
    programCount,
    leftOutCount,
    cutCount,
    tooShortCount,
    pairCount,
    unreviewedCount,
    plagiarisedCount,
  } = check;
  const { palette, label } =
    looks[state === null ? 'NEVER' : state === 'WAITING' ? (isBegun ? 'RUNNING' : 'QUEUED') : state];
  const title = `${check.displayId}. ${check.title}`;
  return (
    <Flex
      as="li"
      px="3"
      py="3"
      gap="2"
      columnGap="4"
      wrap="wrap"
      justify="space-between"
      align="center"
      layerStyle="row"
      bg={isChosen ? 'bg.subtle' : undefined}
    >
      <Box flex="1 1 16rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Box as="span" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Box>
          <Badge size="sm" colorPalette={palette}>
            {t(label)}
          </Badge>
        </Flex>
        <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mt="1">
          {endedAt === null ? null : (
            <span>{t({ id: 'maker.plagiarism.endedAt' }, { time: formatMinute(new Date(endedAt)) })}</span>
          )}
          {state === 'DONE' ? <span>{t({ id: 'maker.plagiarism.programs' }, { count: programCount })}</span> : null}
          {leftOutCount === 0 ? null : <span>{t({ id: 'maker.plagiarism.leftOut' }, { count: leftOutCount })}</span>}
          {cutCount === 0 ? null : <span>{t({ id: 'maker.plagiarism.cut' }, { count: cutCount })}</span>}
          {tooShortCount === 0 ? null : <span>{t({ id: 'maker.plagiarism.tooShort' }, { count: tooShortCount })}</span>}
          {state === 'DONE' || pairCount > 0 ? (
            <span>
              {t(
                { id: 'maker.plagiarism.counts' },
                { pairs: pairCount, reviewed: pairCount - unreviewedCount, plagiarised: plagiarisedCount },
              )}
            </span>
          ) : null}
        </Flex>
      </Box>
      <Flex gap="1" wrap="wrap" align="center">
        {pairCount + cutCount + tooShortCount === 0 ? null : (
          <Button
            asChild
            size="xs"
            variant={isChosen ? 'subtle' : 'outline'}
            colorPalette={isChosen ? 'accent' : 'gray'}
          >
            <RouterLink
              to={`?problem=${contestProblemId}`}
              aria-current={isChosen ? 'true' : undefined}
              aria-label={t({ id: 'maker.plagiarism.pairsOf' }, { title })}
            >
              {t({ id: 'maker.plagiarism.pairs' })}
            </RouterLink>
          </Button>
        )}
        <ChangeButton
          size="xs"
          variant="outline"
          disabled={loading || state === 'WAITING'}
          aria-label={
            state === null
              ? t({ id: 'maker.plagiarism.startOf' }, { title })
              : t({ id: 'maker.plagiarism.startAnewOf' }, { title })
          }
          onClick={() =>
            void act(
              async () => (await start({ variables: { contestProblemId } })).data?.startPlagiarismCheck,
              t({ id: 'maker.plagiarism.started' }),
            )
          }
        >
          {state === null ? t({ id: 'maker.plagiarism.start' }) : t({ id: 'maker.plagiarism.startAnew' })}
        </ChangeButton>
      </Flex>
    </Flex>
  );
}
