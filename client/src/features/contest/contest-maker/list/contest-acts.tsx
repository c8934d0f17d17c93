import { chakra, Flex, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { RowAct, RowMenu } from '../../../../components/row-menu.tsx';
import { openBoardAddress } from '../../../../lib/address/open-board.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { AcceptedPrograms } from './accepted-programs.tsx';
import {
  ManagedContestsDocument,
  useChangeContestVisibleMutation,
  useCloneContestMutation,
  useDeleteContestMutation,
  type ManagedContestRow_ContestFragment,
} from './managed-contests.generated.ts';

interface ContestActsProps {
  readonly contest: ManagedContestRow_ContestFragment;
}

/** What can be done to a contest. */
export function ContestActs({ contest }: ContestActsProps) {
  const { id, title, status, isVisible, isBoardOpen, submissionCount } = contest;
  const t = useText();
  const { desk } = useContestDesk();
  const act = useAct();
  const [opened, setOpened] = useState<'programs' | 'delete' | null>(null);
  const [show, { loading: isShowing }] = useChangeContestVisibleMutation();
  const [clone, { loading: isCloning }] = useCloneContestMutation({ refetchQueries: [ManagedContestsDocument] });
  const [remove, { loading: isRemoving }] = useDeleteContestMutation({ refetchQueries: [ManagedContestsDocument] });
  return (
    <Flex gap="1" wrap="wrap" align="center" justify={{ md: 'flex-end' }}>
      <Switch.Root
        size="sm"
        colorPalette="accent"
        me="2"
        checked={isVisible}
        disabled={isShowing}
        onCheckedChange={({ checked }) =>
          void act(
            async () => (await show({ variables: { id, isVisible: checked } })).data?.changeContestVisible,
            checked ? t({ id: 'maker.shown' }) : t({ id: 'maker.hidden' }),
          )
        }
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontSize="xs">
          <span aria-hidden>{t({ id: 'maker.visible' })}</span>
          <chakra.span srOnly>{t({ id: 'maker.visibleOf' }, { title })}</chakra.span>
        </Switch.Label>
      </Switch.Root>
      <RowMenu name={title}>
        <RowAct id="edit" to={`${desk}/${id}/edit`}>
          {t({ id: 'maker.edit' })}
        </RowAct>
        <RowAct id="problems" to={`${desk}/${id}/problems`}>
          {t({ id: 'maker.problems' })}
        </RowAct>
        <RowAct id="announcements" href={`/contest/${id}/announcements`}>
          {t({ id: 'maker.announcements' })}
        </RowAct>
        {status === 'ENDED' ? (
          <RowAct id="rating" to={`${desk}/${id}/rating`}>
            {t({ id: 'maker.rating' })}
          </RowAct>
        ) : null}
        <RowAct id="plagiarism" to={`${desk}/${id}/plagiarism`}>
          {t({ id: 'maker.plagiarism.link' })}
        </RowAct>
        <RowAct id="programs" onPress={() => setOpened('programs')}>
          {t({ id: 'maker.programs' })}
        </RowAct>
        <RowAct id="open" href={`/contest/${id}`}>
          {t({ id: 'maker.open' })}
        </RowAct>
        {isBoardOpen && status !== 'SCHEDULED' ? (
          <RowAct id="board" href={openBoardAddress(contest)}>
            {t({ id: 'maker.openBoard' })}
          </RowAct>
        ) : null}
        <RowAct
          id="clone"
          isDisabled={isCloning}
          onPress={() =>
            void act(async () => (await clone({ variables: { id } })).data?.cloneContest, t({ id: 'maker.cloned' }))
          }
        >
          {t({ id: 'maker.clone' })}
        </RowAct>
        <RowAct id="delete" isHarsh isDisabled={isRemoving} onPress={() => setOpened('delete')}>
          {t({ id: 'maker.delete' })}
        </RowAct>
      </RowMenu>
      {opened === 'programs' ? <AcceptedPrograms contest={contest} onClose={() => setOpened(null)} /> : null}
      <ConfirmDialog
        isOpen={opened === 'delete'}
        title={t({ id: 'maker.deleteOf' }, { title })}
        text={t({ id: 'maker.deleteText' }, { submissions: submissionCount })}
        action={t({ id: 'maker.delete' })}
        onConfirm={() =>
          void act(async () => (await remove({ variables: { id } })).data?.deleteContest, t({ id: 'maker.deleted' }))
        }
        onClose={() => setOpened(null)}
      />
    </Flex>
  );
}
