import { Button } from '@chakra-ui/react';
import { contestDeskAddress } from '../../../../lib/address/contest-desk-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useContest } from './contest-context.ts';
import { canManage } from './contest-tabs.ts';

/** Leads those who keep the contest to its form; of a contest of a group, below the group. */
export function SettingsLink() {
  const t = useText();
  const { contest } = useContest();
  const { isAdmin } = useViewer();
  if (!canManage(contest, { isAdmin })) return null;
  const desk = contestDeskAddress(contest.groupId === null ? null : String(contest.groupId));
  return (
    <Button asChild size="xs" variant="outline">
      <a href={`${desk}/${contest.id}/edit`} target="_blank" rel="noreferrer">
        {t({ id: 'contest.settings' })}
      </a>
    </Button>
  );
}
