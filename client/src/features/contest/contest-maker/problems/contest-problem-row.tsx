import { Badge, Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useIsArchived } from '../../../../components/archive/archived-place.ts';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { RowAct, RowMenu } from '../../../../components/row-menu.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemFormAddress } from '../../../../lib/address/problem-address.ts';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  ContestProblemCandidatesDocument,
  ManagedContestProblemsDocument,
  useRemoveContestProblemMutation,
  useUpdateContestProblemMutation,
  type ContestProblemRow_ProblemFragment,
} from './contest-problems.generated.ts';
import { NamingDialog } from './naming-dialog.tsx';
import { OutdatedVerdicts } from './outdated-verdicts.tsx';

const visibilities = {
  PUBLIC: message({ id: 'author.visibility.public' }),
  PRIVATE: message({ id: 'author.visibility.private' }),
  CONTEST: message({ id: 'author.visibility.contest' }),
} as const;

interface ContestProblemRowProps {
  readonly problem: ContestProblemRow_ProblemFragment;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The contest has not begun, so what is public is known before it. */
  readonly isBefore: boolean;
  /** A balloon colour that no other problem has. */
  readonly proposedColor: string;
  /** Moves it so many places down. */
  readonly onMove: (places: number) => void;
}

/** A problem of the contest with what can be done to it. */
export function ContestProblemRow({
  problem,
  isFirst,
  isLast,
  isBefore,
  proposedColor,
  onMove,
}: ContestProblemRowProps) {
  const t = useText();
  const { groupId } = useContestDesk();
  const isArchived = useIsArchived();
  const act = useAct();
  const { id, problemId, displayId, displayTitle, color, submissionCount } = problem;
  const [open, setOpen] = useState<'naming' | 'removal' | null>(null);
  const [update] = useUpdateContestProblemMutation();
  const [remove] = useRemoveContestProblemMutation({
    refetchQueries: [ManagedContestProblemsDocument, ContestProblemCandidatesDocument],
  });
  const named = { id: displayId };
  return (
    <Flex
      as="li"
      px="3"
      py="2.5"
      gap="2"
      columnGap="4"
      wrap="wrap"
      justify="space-between"
      align="center"
      layerStyle="row"
    >
      <Box flex="1 1 16rem" minW="0" wordBreak="break-word">
        <Flex as="span" display="inline-flex" align="center" gap="2" fontWeight="medium">
          {color === null ? null : (
            <Box
              as="span"
              aria-hidden
              w="3.5"
              h="3.5"
              borderRadius="full"
              borderWidth="1px"
              flexShrink="0"
              style={{ background: color }}
            />
          )}
          <TextLink to={`/contest/${problem.contestId}/problem/${encodeURIComponent(displayId)}`}>
            {displayId} {displayTitle}
          </TextLink>
        </Flex>
        <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mt="0.5">
          <span>
            {problem.bankDisplayId} {problem.bankTitle}
          </span>
          <span>{t({ id: 'maker.submissions' }, { count: submissionCount })}</span>
          <Badge
            size="sm"
            title={t({ id: 'author.visibility' })}
            colorPalette={isBefore && problem.visibility === 'PUBLIC' ? 'amber' : 'gray'}
          >
            {t(visibilities[problem.visibility])}
          </Badge>
          {problem.hasTests ? null : (
            <Badge size="sm" colorPalette="amber">
              {t({ id: 'maker.noTests' })}
            </Badge>
          )}
          {problem.changedAt === null ? null : (
            <Badge size="sm" colorPalette="amber">
              {t({ id: 'maker.changedAt' }, { time: formatMinute(new Date(problem.changedAt)) })}
            </Badge>
          )}
        </Flex>
        {problem.outdatedVerdicts === null ? null : (
          <OutdatedVerdicts {...problem.outdatedVerdicts} contestId={problem.contestId} displayId={displayId} />
        )}
      </Box>
      <Flex gap="1" wrap="wrap">
        <ChangeButton
          size="xs"
          variant="outline"
          disabled={isFirst}
          aria-label={t({ id: 'maker.moveUp' }, named)}
          onClick={() => onMove(-1)}
        >
          ↑
        </ChangeButton>
        <ChangeButton
          size="xs"
          variant="outline"
          disabled={isLast}
          aria-label={t({ id: 'maker.moveDown' }, named)}
          onClick={() => onMove(1)}
        >
          ↓
        </ChangeButton>
        <RowMenu name={displayId}>
          <RowAct id="naming" isDisabled={isArchived} onPress={() => setOpen('naming')}>
            {t({ id: 'maker.rename' })}
          </RowAct>
          {problem.viewerCanEditProblem ? (
            <RowAct id="edit" to={problemFormAddress(groupId, problemId)}>
              {t({ id: 'maker.editProblem' })}
            </RowAct>
          ) : null}
          <RowAct id="remove" isHarsh isDisabled={isArchived} onPress={() => setOpen('removal')}>
            {t({ id: 'maker.remove' })}
          </RowAct>
        </RowMenu>
      </Flex>
      {open === 'naming' ? (
        <NamingDialog
          title={t({ id: 'maker.renameOf' }, named)}
          action={t({ id: 'maker.save' })}
          initial={{ displayId, displayTitle, color }}
          proposedColor={proposedColor}
          onSave={async (input) => (await update({ variables: { id, input } })).data?.updateContestProblem}
          onClose={() => setOpen(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'removal'}
        title={t({ id: 'maker.removeOf' }, named)}
        text={
          submissionCount > 0
            ? t({ id: 'maker.removeWith' }, { count: submissionCount })
            : t({ id: 'maker.removeText' })
        }
        action={t({ id: 'maker.remove' })}
        onConfirm={() =>
          void act(
            async () =>
              (await remove({ variables: { id, isWithSubmissions: submissionCount > 0 } })).data?.removeContestProblem,
            t({ id: 'maker.removed' }),
          )
        }
        onClose={() => setOpen(null)}
      />
    </Flex>
  );
}
