import type { LazyExoticComponent, ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { NotFoundPage } from '../routes/not-found.tsx';
import type { Need } from './guard-rules.ts';
import { Guard } from './guard.tsx';
import { lazyPage, present } from './lazy-page.ts';
import { meantAddress } from './meant-address.ts';

interface PageOfTable {
  readonly path: string;
  readonly Page: LazyExoticComponent<ComponentType> | ComponentType;
  /** What it asks of who goes there; everybody may see a page without. */
  readonly need?: Need;
}

const discussionPages = () => import('./discussion-pages.tsx').then(present);
const discussionList = lazyPage(() => discussionPages().then(({ DiscussionList }) => ({ Component: DiscussionList })));
const discussion = lazyPage(() => discussionPages().then(({ DiscussionDetail }) => ({ Component: DiscussionDetail })));

const editorial = lazyPage(() => discussionPages().then(({ EditorialReader }) => ({ Component: EditorialReader })));

const solutions = lazyPage(() => discussionPages().then(({ SolutionList }) => ({ Component: SolutionList })));
const newSolution = lazyPage(() => discussionPages().then(({ NewSolution }) => ({ Component: NewSolution })));
const solution = lazyPage(() => discussionPages().then(({ SolutionReader }) => ({ Component: SolutionReader })));
const editSolution = lazyPage(() => discussionPages().then(({ EditSolution }) => ({ Component: EditSolution })));

const question = lazyPage(() => discussionPages().then(({ QuestionReader }) => ({ Component: QuestionReader })));
const tickets = lazyPage(() => discussionPages().then(({ TicketList }) => ({ Component: TicketList })));
const ticket = lazyPage(() => discussionPages().then(({ TicketDetail }) => ({ Component: TicketDetail })));

const groupPages = () => import('./group-pages.tsx').then(present);
const groups = lazyPage(() => groupPages().then(({ GroupList }) => ({ Component: GroupList })));
const groupJoin = lazyPage(() => groupPages().then(({ GroupJoin }) => ({ Component: GroupJoin })));
const group = lazyPage(() => groupPages().then(({ GroupPages }) => ({ Component: GroupPages })));

/** Further pages by address, named here and not in the first load: each address there costs every visitor. */
const pages: readonly PageOfTable[] = [
  { path: 'reset-password', ...lazyPage(() => import('../routes/reset-password.tsx')) },
  { path: 'unsubscribe', ...lazyPage(() => import('../routes/unsubscribe.tsx')) },
  { path: 'setting', ...lazyPage(() => import('../routes/setting.tsx')), need: 'signIn' },
  { path: 'auth/return', ...lazyPage(() => import('../routes/auth.return.tsx')) },
  { path: 'logout', ...lazyPage(() => import('../routes/logout.tsx')) },
  { path: 'offline', ...lazyPage(() => import('../routes/offline.tsx')) },
  { path: 'user-home', ...lazyPage(() => import('../routes/user-home.tsx')) },
  { path: 'acm-rank', ...lazyPage(() => import('../routes/acm-rank.tsx')) },
  { path: 'oi-rank', ...lazyPage(() => import('../routes/oi-rank.tsx')) },
  { path: 'message/*', ...lazyPage(() => import('../routes/message.tsx')), need: 'signIn' },
  { path: 'remote-judges', ...lazyPage(() => import('../routes/remote-judges.tsx')) },
  { path: 'developer', ...lazyPage(() => import('../routes/developer.tsx')) },
  {
    path: 'problem/:problemID/full-screen',
    ...lazyPage(() => import('../routes/problem.$problem-id.full-screen.tsx')),
  },
  { path: 'problem/:problemID/editorial', ...editorial },
  { path: 'problem/:problemID/solutions', ...solutions },
  { path: 'problem/:problemID/solutions/new', ...newSolution, need: 'signIn' },
  { path: 'solution/:solutionID', ...solution, need: 'signIn' },
  { path: 'solution/:solutionID/edit', ...editSolution, need: 'signIn' },
  { path: 'question/:questionID', ...question, need: 'signIn' },
  { path: 'ticket', ...tickets, need: 'signIn' },
  { path: 'ticket/:ticketID', ...ticket, need: 'signIn' },
  { path: 'training', ...lazyPage(() => import('../routes/training.tsx')) },
  { path: 'training/lists', ...lazyPage(() => import('../routes/training.lists.tsx')) },
  { path: 'training/review', ...lazyPage(() => import('../routes/training.review.tsx')), need: 'signIn' },
  { path: 'training/mine', ...lazyPage(() => import('../routes/training.mine.tsx')), need: 'signIn' },
  {
    path: 'training/shared/:shareKey',
    ...lazyPage(() => import('../routes/training.shared.$share-key.tsx')),
    need: 'signIn',
  },
  { path: 'training/:trainingID/*', ...lazyPage(() => import('./training-pages.tsx')), need: 'signIn' },
  { path: 'contest', ...lazyPage(() => import('../routes/contest.tsx')) },
  {
    path: 'contest/acm-scoreboard/:contestID',
    ...lazyPage(() => import('../routes/contest.scoreboard.$contest-id.tsx')),
  },
  {
    path: 'contest/oi-scoreboard/:contestID',
    ...lazyPage(() => import('../routes/contest.scoreboard.$contest-id.tsx')),
  },
  { path: 'contest/:contestID/*', ...lazyPage(() => import('./contest-pages.tsx')), need: 'signIn' },
  { path: 'group', ...groups },
  { path: 'group/join/:token', ...groupJoin, need: 'invitation' },
  { path: 'group/:groupID/*', ...group, need: 'signIn' },
  { path: 'discussion/:problemID?', ...discussionList, need: 'publicDiscussion' },
  { path: 'discussion-detail/:discussionID', ...discussion, need: 'publicDiscussion' },
  { path: 'scrollBoard', ...lazyPage(() => import('../routes/scroll-board.tsx')), need: 'signIn' },
];

/** The page of an address that the first load does not name. */
export function Component() {
  return (
    <Routes>
      {pages.map(({ path, Page, need }) => (
        <Route
          key={path}
          path={path}
          element={
            need === undefined ? (
              <Page />
            ) : (
              <Guard need={need}>
                <Page />
              </Guard>
            )
          }
        />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** Any other address: goes to the page that is meant, where that is known. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const meant = meantAddress(pathname);
  return meant === null ? <NotFoundPage /> : <Navigate to={{ pathname: meant, search, hash }} replace />;
}
