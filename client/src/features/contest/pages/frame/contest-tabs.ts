import { message } from '../../../../lib/intl/message.ts';
import type { MessageId } from '../../../../lib/intl/use-text.ts';

/** What decides which pages a contest has for whom (specification, sections 2 and 6). */
export interface ContestStanding {
  readonly type: 'ACM' | 'OI';
  /** May the viewer go inside now? */
  readonly viewerCanLook: boolean;
  readonly viewerIsAdmin: boolean;
  /** May the viewer open the pages where it is managed? */
  readonly canManage: boolean;
  readonly isSuperAdmin: boolean;
  readonly isPrintOpen: boolean;
  /** The site's switch for questions and answers. */
  readonly isCommentOpen: boolean;
}

/** A page of a contest. */
export interface ContestTab {
  /** Below the address of the contest; empty: the contest itself. */
  readonly path: string;
  /** What of the page its tab opens; absent: all. */
  readonly search?: string;
  readonly label: { readonly id: MessageId };
  /** It is one of the jury's, which share a tab. */
  readonly isOfJury: boolean;
  /** It is there, but not yet, or not without the password. */
  readonly isDisabled: boolean;
}

/** The pages of a contest that a viewer is shown, in their order. */
export function contestTabs({
  type,
  viewerCanLook,
  viewerIsAdmin,
  canManage,
  isSuperAdmin,
  isPrintOpen,
  isCommentOpen,
}: ContestStanding): readonly ContestTab[] {
  const isDisabled = !viewerCanLook;
  const submissions: Pick<ContestTab, 'label' | 'search'> = viewerIsAdmin
    ? { label: message({ id: 'contest.tab.submissions' }) }
    : { label: message({ id: 'contest.tab.mySubmissions' }), search: '?onlyMine=true' };
  const pages: readonly (Omit<ContestTab, 'isDisabled' | 'isOfJury'> & { readonly isShown: boolean })[] = [
    { path: 'problems', label: message({ id: 'contest.tab.problems' }), isShown: true },
    { path: 'submissions', ...submissions, isShown: true },
    { path: 'rank', label: message({ id: 'contest.tab.rank' }), isShown: true },
    { path: 'announcements', label: message({ id: 'contest.tab.announcements' }), isShown: true },
    { path: 'clarifications', label: message({ id: 'contest.tab.clarifications' }), isShown: true },
    { path: 'comment', label: message({ id: 'contest.tab.comment' }), isShown: isCommentOpen },
    { path: 'print', label: message({ id: 'contest.tab.print' }), isShown: isPrintOpen },
  ];
  const ofJury: typeof pages = [
    { path: 'ac-info', label: message({ id: 'contest.tab.acInfo' }), isShown: viewerIsAdmin && type === 'ACM' },
    { path: 'admin-print', label: message({ id: 'contest.tab.adminPrint' }), isShown: viewerIsAdmin && isPrintOpen },
    { path: 'scroll-board', label: message({ id: 'contest.tab.scrollBoard' }), isShown: viewerIsAdmin },
    { path: 'plagiarism', label: message({ id: 'contest.tab.plagiarism' }), isShown: canManage },
    { path: 'rejudge', label: message({ id: 'contest.tab.rejudge' }), isShown: isSuperAdmin },
  ];
  const tabsOf = (all: typeof pages, isOfJury: boolean) =>
    all.filter(({ isShown }) => isShown).map(({ isShown: _isShown, ...page }) => ({ ...page, isOfJury, isDisabled }));
  return [
    { path: '', label: message({ id: 'contest.tab.overview' }), isOfJury: false, isDisabled: false },
    ...tabsOf(pages, false),
    ...tabsOf(ofJury, true),
  ];
}

/** Who keeps a contest manages it; management of the site is for its admins alone. */
export function canManage(
  { viewerIsAdmin, groupId }: { readonly viewerIsAdmin: boolean; readonly groupId: number | null },
  { isAdmin }: { readonly isAdmin: boolean },
): boolean {
  return viewerIsAdmin && (groupId !== null || isAdmin);
}
