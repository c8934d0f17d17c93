import { Outlet, Route, Routes, useParams } from 'react-router';
import { GroupEntrance } from '../features/group/frame/group-entrance.tsx';
import { GroupFrame } from '../features/group/frame/group-frame.tsx';
import { GroupListPage } from '../features/group/list/group-list-page.tsx';
import { GroupHome } from '../features/group/overview/group-home.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { groupPart } from '../lib/intl/parts/group.ts';
import { NotFoundPage } from '../routes/not-found.tsx';

/** The list of groups. With the pages below it in one file, since each file costs the first load of home. */
export function GroupList() {
  return (
    <MoreSentences part={groupPart}>
      <GroupListPage />
    </MoreSentences>
  );
}

/** The pages of a group, below its address. */
export function GroupPages() {
  const id = readInteger(useParams()['groupID'] ?? null);
  return (
    <MoreSentences part={groupPart}>
      {/* Another group is another page: nothing of the one before is shown meanwhile. */}
      <GroupEntrance key={id} groupId={id === null ? null : String(id)}>
        <Routes>
          <Route element={<WithTabs />}>
            <Route index element={<GroupHome />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </GroupEntrance>
    </MoreSentences>
  );
}

function WithTabs() {
  return (
    <GroupFrame>
      <Outlet />
    </GroupFrame>
  );
}
