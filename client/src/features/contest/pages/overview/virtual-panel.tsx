import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useContest } from '../frame/contest-context.ts';
import type { ContestTimes } from '../frame/contest-time.ts';
import { Countdown } from '../frame/countdown.tsx';
import { VirtualDialog } from './virtual-dialog.tsx';
import { useEndVirtualParticipationMutation } from './virtual.generated.ts';

/**
 * Taking part in an ended contest on a clock of one's own: to be begun, running, over, or closed while the scoreboard
 * is frozen; nothing where the viewer cannot.
 */
export function VirtualPanel() {
  const t = useText();
  const { contest, status, virtual } = useContest();
  const [isAsking, setAsking] = useState(false);
  const own = contest.viewerVirtual;
  // Nobody begins before the scoreboard is unfrozen, since it is replayed.
  const isFrozen = status === 'ENDED' && contest.isSealed && contest.viewerCanLook;
  if (own === null && !contest.viewerCanStartVirtual && !isFrozen) return null;
  return (
    <Panel as="section" px="4" py="3" aria-labelledby="virtual-heading">
      <Heading as="h2" size="sm" mb="2" id="virtual-heading">
        {t({ id: 'contest.virtual' })}
      </Heading>
      {virtual !== null ? (
        <Running times={virtual} />
      ) : own !== null ? (
        <Over startedAt={own.startsAt} />
      ) : isFrozen ? (
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'contest.virtualFrozen' })}
        </Text>
      ) : (
        <>
          <Text color="fg.muted" fontSize="sm" mb="2">
            {t({ id: 'contest.virtualHint' })}
          </Text>
          <Button size="sm" colorPalette="accent" onClick={() => setAsking(true)}>
            {t({ id: 'contest.virtualStart' })}
          </Button>
        </>
      )}
      {isAsking ? <VirtualDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

function Running({ times }: { readonly times: ContestTimes }) {
  const t = useText();
  const { contest } = useContest();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [end, { loading }] = useEndVirtualParticipationMutation();
  return (
    <>
      <Countdown times={times} fontWeight="semibold" />
      <Flex gap="3" wrap="wrap" my="2" fontSize="sm">
        <TextLink to={`/contest/${contest.id}/problems`}>{t({ id: 'contest.tab.problems' })}</TextLink>
        <TextLink to={`/contest/${contest.id}/submissions?onlyMine=true`}>
          {t({ id: 'contest.virtualSubmissions' })}
        </TextLink>
        <TextLink to={`/contest/${contest.id}/rank`}>{t({ id: 'contest.tab.rank' })}</TextLink>
      </Flex>
      <Button size="xs" variant="outline" colorPalette="red" disabled={loading} onClick={() => setAsking(true)}>
        {t({ id: 'contest.virtualEnd' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'contest.virtualEndTitle' })}
        text={t({ id: 'contest.virtualEndText' })}
        action={t({ id: 'contest.virtualEnd' })}
        onConfirm={() =>
          void act(
            async () => (await end({ variables: { contestId: contest.id } })).data?.endVirtualParticipation,
            t({ id: 'contest.virtualEnded' }),
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Over({ startedAt }: { readonly startedAt: string }) {
  const t = useText();
  const { contest } = useContest();
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="1">
        {t({ id: 'contest.virtualOver' }, { time: formatMinute(new Date(startedAt)) })}
      </Text>
      <TextLink to={`/contest/${contest.id}/rank?virtual=true`} fontSize="sm">
        {t({ id: 'contest.virtualRank' })}
      </TextLink>
    </>
  );
}
