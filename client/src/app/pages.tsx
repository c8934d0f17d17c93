import { matchPath, Navigate, Route, Routes } from 'react-router';
import { Frame } from './frame/frame.tsx';
import { lazyPage } from './lazy-page.ts';

/** The pages there are, by address. Each is fetched when it is first gone to. */
const PAGES = [
  { path: 'home', ...lazyPage(() => import('../routes/home.tsx')) },
  { path: 'problem', ...lazyPage(() => import('../routes/problem.tsx')) },
  { path: 'problem/:problemID', ...lazyPage(() => import('../routes/problem.$problem-id.tsx')) },
  { path: 'status', ...lazyPage(() => import('../routes/status.tsx')) },
  { path: 'submission-detail/:submitID', ...lazyPage(() => import('../routes/submission-detail.$submit-id.tsx')) },
  { path: 'introduction', ...lazyPage(() => import('../routes/introduction.tsx')) },
  { path: 'admin/*', ...lazyPage(() => import('./admin-pages.tsx')) },
  { path: '*', ...lazyPage(() => import('./more-pages.tsx')) },
] as const;

/** Starts to fetch the page of an address, so that it travels together with what is fetched before it. */
export function preloadPage(pathname: string): void {
  const address = pathname === '/' ? '/home' : pathname;
  // Its failure shows when the page is to be drawn.
  PAGES.find(({ path }) => matchPath(`/${path}`, address))?.load().catch(() => undefined);
}

/** The page of the address, in the frame. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Frame />}>
        <Route index element={<Navigate to="/home" replace />} />
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
