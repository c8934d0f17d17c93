import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { formatDay } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { Invitations } from '../roster/invitations.tsx';
import { NewTermButton } from '../term/new-term-button.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { useGroup } from './group-context.ts';
import { useAnswerGroupOfferMutation } from './group-frame.generated.ts';
import { Notice } from './notice.tsx';
import { RestoreButton } from './restore-button.tsx';

/** What waits for the viewer: an offer of the group, or one to restore or to open again. */
export function GroupNotices() {
  const { id, disbandedAt, offeredTo, viewerCanEnter } = useGroup();
  const { user } = useViewer();
  return (
    <>
      {disbandedAt === null ? null : <Disbanded />}
      {viewerCanEnter ? null : <Invitations only={id} />}
      <ArchivedNotice>
        <NewTermButton size="xs" />
      </ArchivedNotice>
      {offeredTo !== null && offeredTo.id === user?.id ? <Offer /> : null}
    </>
  );
}

function Disbanded() {
  const t = useText();
  const { id, purgedAt, viewerCanDisband } = useGroup();
  return (
    <Notice text={t({ id: 'group.disbandedNotice' }, { day: purgedAt === null ? '' : formatDay(new Date(purgedAt)) })}>
      {viewerCanDisband ? <RestoreButton groupId={id} /> : null}
    </Notice>
  );
}

function Offer() {
  const t = useText();
  const act = useAct();
  const { id, name, owner } = useGroup();
  const [isAsking, setAsking] = useState(false);
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
      <Button size="xs" colorPalette="accent" aria-disabled={loading} onClick={() => setAsking(true)}>
        {t({ id: 'group.offerAccept' })}
      </Button>
      <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => void decide(false)}>
        {t({ id: 'group.offerDecline' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.offerTitle' }, { name })}
        text={t({ id: 'group.offerText' }, { name, username: owner.username })}
        action={t({ id: 'group.offerAccept' })}
        onConfirm={() => void decide(true)}
        onClose={() => setAsking(false)}
      />
    </Notice>
  );
}
