import { Button } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { now, onTick } from '../../../../lib/format/clock.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import { useArchiveGroupMutation } from '../frame/group-frame.generated.ts';
import { useGroupContestQuery } from '../overview/group-home.generated.ts';

/** Makes the group read-only, until one of its roots opens it again. */
export function ArchiveButton() {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const { id, name } = useGroup();
  const [isAsking, setAsking] = useState(false);
  const [archive, { loading }] = useArchiveGroupMutation();
  const { data, refetch } = useGroupContestQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const contest = data?.group?.nextContest ?? null;
  const current = useSyncExternalStore(onTick, now);
  const running = contest !== null && Date.parse(contest.startsAt) <= current ? contest : null;
  const ask = () => {
    setAsking(true);
    // The page may be open since before the contest began.
    void refetch().catch(() => undefined);
  };
  const close = async () => {
    if (loading) return;
    const isDone = await act(
      async () => (await archive({ variables: { input: { groupId: id } } })).data?.archiveGroup,
      t({ id: 'group.archivedDone' }),
    );
    // The settings are closed with it.
    if (isDone) void navigate(`/group/${id}`);
  };
  return (
    <>
      <Button size="sm" variant="outline" aria-disabled={loading} onClick={ask}>
        {t({ id: 'group.archive' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.archiveTitle' }, { name })}
        text={
          running === null
            ? t({ id: 'group.archiveText' })
            : t({ id: 'group.archiveRunning' }, { title: running.title, text: t({ id: 'group.archiveText' }) })
        }
        action={t({ id: 'group.archive' })}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
