import { Button, chakra, Flex, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
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
  const [isAsking, setAsking] = useState(false);
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
      <Button asChild size="xs" variant="outline">
        <RouterLink to={`${desk}/${id}/edit`} aria-label={t({ id: 'maker.editOf' }, { title })}>
          {t({ id: 'maker.edit' })}
        </RouterLink>
      </Button>
      <Button asChild size="xs" variant="outline">
        <RouterLink to={`${desk}/${id}/problems`} aria-label={t({ id: 'maker.problemsOf' }, { title })}>
          {t({ id: 'maker.problems' })}
        </RouterLink>
      </Button>
      <Button asChild size="xs" variant="outline">
        <a
          href={`/contest/${id}/announcements`}
          target="_blank"
          rel="noreferrer"
          aria-label={t({ id: 'maker.announcementsOf' }, { title })}
        >
          {t({ id: 'maker.announcements' })}
        </a>
      </Button>
      {status === 'ENDED' ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`${desk}/${id}/rating`} aria-label={t({ id: 'maker.ratingOf' }, { title })}>
            {t({ id: 'maker.rating' })}
          </RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="outline">
        <RouterLink to={`${desk}/${id}/plagiarism`} aria-label={t({ id: 'maker.plagiarism.linkOf' }, { title })}>
          {t({ id: 'maker.plagiarism.link' })}
        </RouterLink>
      </Button>
      <AcceptedPrograms contest={contest} />
      <Button asChild size="xs" variant="outline">
        <a href={`/contest/${id}`} target="_blank" rel="noreferrer" aria-label={t({ id: 'maker.openOf' }, { title })}>
          {t({ id: 'maker.open' })}
        </a>
      </Button>
      {isBoardOpen && status !== 'SCHEDULED' ? (
        <Button asChild size="xs" variant="outline">
          <a
            href={openBoardAddress(contest)}
            target="_blank"
            rel="noreferrer"
            aria-label={t({ id: 'maker.openBoardOf' }, { title })}
          >
            {t({ id: 'maker.openBoard' })}
          </a>
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="outline"
        disabled={isCloning}
        aria-label={t({ id: 'maker.cloneOf' }, { title })}
        onClick={() =>
          void act(async () => (await clone({ variables: { id } })).data?.cloneContest, t({ id: 'maker.cloned' }))
        }
      >
        {t({ id: 'maker.clone' })}
      </Button>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        disabled={isRemoving}
        aria-label={t({ id: 'maker.deleteOf' }, { title })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'maker.delete' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'maker.deleteOf' }, { title })}
        text={t({ id: 'maker.deleteText' }, { submissions: submissionCount })}
        action={t({ id: 'maker.delete' })}
        onConfirm={() =>
          void act(async () => (await remove({ variables: { id } })).data?.deleteContest, t({ id: 'maker.deleted' }))
        }
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
