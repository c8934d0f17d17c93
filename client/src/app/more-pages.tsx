import { Route, Routes } from 'react-router';
import { NotFoundPage } from '../routes/not-found.tsx';
import { lazyPage } from './lazy-page.ts';

const notYet = lazyPage(() => import('../routes/not-yet.tsx'));

/** Further pages by address, named here and not in the first load: each address there costs every visitor. */
const PAGES = [
  { path: 'reset-password', ...notYet },
  { path: 'setting', ...notYet },
  { path: 'logout', ...notYet },
  { path: 'user-home', ...notYet },
  { path: 'acm-rank', ...notYet },
  { path: 'oi-rank', ...notYet },
  { path: 'message/*', ...lazyPage(() => import('../routes/message.tsx')) },
  { path: 'developer', ...notYet },
  { path: 'training/*', ...notYet },
  { path: 'contest/*', ...notYet },
  { path: 'group/*', ...notYet },
  { path: 'discussion/*', ...notYet },
  { path: 'discussion-detail/:discussionID', ...notYet },
  { path: 'scrollBoard', ...notYet },
] as const;

/** The page of an address that the first load does not name. */
export function Component() {
  return (
    <Routes>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
