import { Button } from '@chakra-ui/react';
import { formatDay } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { NewTermButton } from '../term/new-term-button.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { useGroup } from './group-context.ts';
import { useAnswerGroupOfferMutation, useRestoreGroupMutation } from './group-frame.generated.ts';
import { Notice } from './notice.tsx';

/** What waits for the viewer: an offer of the group, or one to restore or to open again. */
export function GroupNotices() {
  const { disbandedAt, offeredTo } = useGroup();
  const { user } = useViewer();
  return (
    <>
      {disbandedAt === null ? null : <Disbanded />}
      <ArchivedNotice>
        <NewTermButton size="xs" />
      </ArchivedNotice>
      {offeredTo !== null && offeredTo.id === user?.id ? <Offer /> : null}
    </>
  );
}

function Disbanded() {
  const t = useText();
  const act = useAct();
  const { id, purgedAt, viewerCanDisband } = useGroup();
  const [restore, { loading }] = useRestoreGroupMutation();
  const open = async () => {
    if (loading) return;
    const isDone = await act(
      async () => (await restore({ variables: { input: { groupId: id } } })).data?.restoreGroup,
      t({ id: 'group.restored.done' }),
    );
    if (isDone) focusHeading();
  };
  return (
    <Notice text={t({ id: 'group.disbandedNotice' }, { day: purgedAt === null ? '' : formatDay(new Date(purgedAt)) })}>
      {viewerCanDisband ? (
        <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => void open()}>
          {t({ id: 'group.restore' })}
        </Button>
      ) : null}
    </Notice>
  );
}

function Offer() {
  const t = useText();
  const act = useAct();
  const { id, owner } = useGroup();
  const [answer, { loading }] = useAnswerGroupOfferMutation();
  const decide = async (isAccepted: boolean) => {
    if (loading) return;
    const isDone = await act(
      async () => (await answer({ variables: { input: { groupId: id, isAccepted } } })).data?.answerGroupOffer,
      isAccepted ? t({ id: 'group.offerAccepted' }) : t({ id: 'group.offerDeclined' }),
    );
    if (isDone) focusHeading();
  };
  return (
    <Notice text={t({ id: 'group.offerNotice' }, { username: owner.username })}>
      <Button size="xs" colorPalette="accent" aria-disabled={loading} onClick={() => void decide(true)}>
        {t({ id: 'group.offerAccept' })}
      </Button>
      <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => void decide(false)}>
        {t({ id: 'group.offerDecline' })}
      </Button>
    </Notice>
  );
}
