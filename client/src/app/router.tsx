import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Frame } from './frame/frame.tsx';
import { PagePlaceholder } from './frame/page-placeholder.tsx';
import { RouteError } from './frame/route-error.tsx';

/** The pages there are. Each is fetched when it is first gone to. */
const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  { path: 'home', lazy: () => import('../routes/home.tsx') },
  { path: 'problem', lazy: () => import('../routes/problem.tsx') },
  { path: 'problem/:problemID', lazy: () => import('../routes/problem.$problem-id.tsx') },
  { path: 'status', lazy: () => import('../routes/status.tsx') },
  { path: 'submission-detail/:submitID', lazy: () => import('../routes/submission-detail.$submit-id.tsx') },
  { path: 'introduction', lazy: () => import('../routes/introduction.tsx') },
  { path: '*', lazy: () => import('../routes/not-found.tsx') },
];

/** Makes the router: one frame around all pages; a page that fails shows that inside the frame. */
export function createRouter() {
  return createBrowserRouter([
    {
      path: '/',
      element: <Frame />,
      hydrateFallbackElement: <PagePlaceholder />,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, children: pages }],
    },
  ]);
}
