import { matchPath, Navigate, Route, Routes } from 'react-router';
import { homePart } from '../lib/intl/parts/home.ts';
import { localeStore } from '../lib/preferences/locale-store.ts';
import { Frame } from './frame/frame.tsx';
import { innerPage, lazyPage } from './lazy-page.ts';

/** Home says more than every page does; it is fetched beside the page, not after it. */
async function withHomeSentences() {
  const [page] = await Promise.all([import('../routes/home.tsx'), homePart.load(localeStore.get())]);
  return page;
}

/** The pages there are, by address. Each is fetched when it is first gone to. */
const pages = [
  { path: 'home', ...lazyPage(withHomeSentences) },
  { path: 'problem', ...innerPage(() => import('../routes/problem.tsx'), 'problems') },
  { path: 'problem/:problemID', ...innerPage(() => import('../routes/problem.$problem-id.tsx'), 'problem') },
  { path: 'status', ...innerPage(() => import('../routes/status.tsx'), 'status') },
  {
    path: 'submission-detail/:submitID',
    ...innerPage(() => import('../routes/submission-detail.$submit-id.tsx'), 'submission'),
  },
  { path: 'introduction', ...innerPage(() => import('../routes/introduction.tsx')) },
  { path: 'admin/*', ...innerPage(() => import('./admin-pages.tsx')) },
  { path: '*', ...innerPage(() => import('./more-pages.tsx')) },
] as const;

/** Every shared component, for those who change one: no part of what is built. */
const galleryPages = import.meta.env.DEV
  ? [
      {
        path: 'dev/gallery',
        ...innerPage(async () => ({ Component: (await import('./gallery/gallery-page.tsx')).GalleryPage })),
      },
    ]
  : [];

/** Starts to fetch the page of an address, so that it travels together with what is fetched before it. */
export function preloadPage(pathname: string): void {
  const address = pathname === '/' ? '/home' : pathname;
  // Its failure shows when the page is to be drawn.
  pages
    .find(({ path }) => matchPath(`/${path}`, address))
    ?.load()
    .catch(() => undefined);
}

/** The page of the address, in the frame. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Frame />}>
        <Route index element={<Navigate to="/home" replace />} />
        {[...galleryPages, ...pages].map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
