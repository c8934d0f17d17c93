import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../../../lib/site/use-site-config.ts';
import { useContest } from './contest-context.ts';
import { canManage, contestTabs, type ContestTab } from './contest-tabs.ts';

/** The pages the contest of the address has for the viewer. */
export function useContestTabs(): readonly ContestTab[] {
  const { contest } = useContest();
  const { isAdmin, isSuperAdmin } = useViewer();
  const { isContestCommentOpen } = useSiteConfig();
  return contestTabs({
    ...contest,
    canManage: canManage(contest, { isAdmin }),
    isSuperAdmin,
    isCommentOpen: isContestCommentOpen,
  });
}
