import { Badge, Box, Button, chakra, Flex, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { openBoardAddress } from '../../../../lib/address/open-board.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
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

const statuses = {
  SCHEDULED: { palette: 'accent', label: message({ id: 'maker.status.scheduled' }) },
  RUNNING: { palette: 'green', label: message({ id: 'maker.status.running' }) },
  ENDED: { palette: 'gray', label: message({ id: 'maker.status.ended' }) },
} as const;

const access = {
  PUBLIC: message({ id: 'maker.access.public' }),
  PRIVATE: message({ id: 'maker.access.private' }),
  PROTECTED: message({ id: 'maker.access.protected' }),
} as const;

interface RowProps {
  readonly contest: ManagedContestRow_ContestFragment;
}

/** A contest with what can be done to it. */
export function ManagedContestRow({ contest }: RowProps) {
  const t = useText();
  const { palette, label } = statuses[contest.status];
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
    >
      <Box flex="1 1 20rem" minW="0">
        <Box wordBreak="break-word">
          <Box as="span" color="fg.muted">
            {contest.id}
          </Box>{' '}
          <Box as="span" fontWeight="medium">
            {contest.title}
          </Box>{' '}
          <Box as="span" display="inline-flex" gap="1" verticalAlign="middle" flexWrap="wrap">
            <Badge size="sm" colorPalette={palette}>
              {t(label)}
            </Badge>
            <Badge size="sm">{contest.type}</Badge>
            <Badge size="sm">{t(access[contest.access])}</Badge>
          </Box>
        </Box>
        <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mt="1">
          <span>
            {formatDateTime(new Date(contest.startsAt))} – {formatDateTime(new Date(contest.endsAt))}
          </span>
          <span>{contest.author}</span>
          <span>
            {t(
              { id: 'maker.counts' },
              {
                problems: contest.problemCount,
                participants: contest.participantCount,
                submissions: contest.submissionCount,
              },
            )}
          </span>
        </Flex>
      </Box>
      <RowActs contest={contest} />
    </Flex>
  );
}

function RowActs({ contest }: RowProps) {
  const { id, title, status, isVisible, isBoardOpen, submissionCount } = contest;
  const t = useText();
  const { desk } = useContestDesk();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [show, { loading: isShowing }] = useChangeContestVisibleMutation();
  const [clone, { loading: isCloning }] = useCloneContestMutation({ refetchQueries: [ManagedContestsDocument] });
  const [remove, { loading: isRemoving }] = useDeleteContestMutation({ refetchQueries: [ManagedContestsDocument] });
  return (
    <Flex gap="1" wrap="wrap" align="center">
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
