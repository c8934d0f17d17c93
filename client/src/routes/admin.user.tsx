import { Navigate, Route, Routes } from 'react-router';
import { GenerateUsersPage } from '../features/account/users/generate/generate-users-page.tsx';
import { ImportUsersPage } from '../features/account/users/import/import-users-page.tsx';
import { UsersPage } from '../features/account/users/users-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';
import { usersPart } from '../lib/intl/parts/users.ts';

/** The router asks for this name. What is wrong with usernames and passwords is in the part of accounts. */
export function Component() {
  return (
    <MoreSentences part={accountPart}>
      <MoreSentences part={usersPart}>
        <Routes>
          <Route index element={<UsersPage />} />
          <Route path="import" element={<ImportUsersPage />} />
          <Route path="generate" element={<GenerateUsersPage />} />
          <Route path="*" element={<Navigate to="/admin/user" replace />} />
        </Routes>
      </MoreSentences>
    </MoreSentences>
  );
}
