import { Navigate, Route, Routes } from 'react-router';
import { GenerateUsersPage } from '../features/account/users/generate/generate-users-page.tsx';
import { ImportUsersPage } from '../features/account/users/import/import-users-page.tsx';
import { UsersPage } from '../features/account/users/users-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';
import { tablePart } from '../lib/intl/parts/table.ts';
import { usersPart } from '../lib/intl/parts/users.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

/** The router asks for this name. What is wrong with usernames and passwords is in the part of accounts. */
export function Component() {
  const { isSuperAdmin } = useViewer();
  return (
    <MoreSentences part={accountPart}>
      <MoreSentences part={usersPart}>
        <Routes>
          <Route index element={<UsersPage />} />
          {isSuperAdmin ? <Route path="import" element={<ImportPage />} /> : null}
          {isSuperAdmin ? <Route path="generate" element={<GenerateUsersPage />} /> : null}
          <Route path="*" element={<Navigate to="/admin/user" replace />} />
        </Routes>
      </MoreSentences>
    </MoreSentences>
  );
}

/** What is wrong with files is in the part of tables. */
function ImportPage() {
  return (
    <MoreSentences part={tablePart}>
      <ImportUsersPage />
    </MoreSentences>
  );
}
