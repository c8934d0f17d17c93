import { Button } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useContest } from './contest-context.ts';

/**
 * Leads those who keep the contest to its form. Management is for admins of the site alone, so roots of the contest's
 * group are not led there.
 */
export function SettingsLink() {
  const t = useText();
  const { contest } = useContest();
  const { isAdmin } = useViewer();
  if (!contest.viewerIsAdmin || !isAdmin) return null;
  return (
    <Button asChild size="xs" variant="outline">
      <a href={`/admin/contest/${contest.id}/edit`} target="_blank" rel="noreferrer">
        {t({ id: 'contest.settings' })}
      </a>
    </Button>
  );
}
