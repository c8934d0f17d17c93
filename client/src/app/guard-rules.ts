import { message } from '../lib/intl/message.ts';
import type { MessageId } from '../lib/intl/use-text.ts';
import type { SiteAct } from '../lib/session/use-viewer.ts';

/** What a page asks of who goes there, also as an act on the site, or of the site. */
export type Need =
  | 'signIn'
  | 'invitation'
  | 'admin'
  | 'superAdmin'
  | SiteAct
  | 'publicDiscussion'
  | 'groupDiscussion'
  | 'contestComment';

/** What is known of the visitor and of the site. */
export interface Visitor {
  readonly hasToken: boolean;
  /** The server has said who holds the token. */
  readonly isKnown: boolean;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  /** What role and rights open on the site. */
  readonly siteActs: readonly SiteAct[];
  /** The tab shows a view of the site, in which nobody signs in. */
  readonly isView: boolean;
  /** They ask for a page of the management area, which has a sign-in of its own. */
  readonly isManaging: boolean;
  /** Null until the server has named its areas. */
  readonly site: {
    readonly isPublicDiscussionOpen: boolean;
    readonly isGroupDiscussionOpen: boolean;
    readonly isContestCommentOpen: boolean;
  } | null;
}

/** Why a page is not shown, and where the visitor goes instead. */
export interface Refusal {
  readonly text: { readonly id: MessageId };
  readonly goTo: '/home' | '/admin' | '/admin/login';
  /** Signing in may help: the dialog opens, and the page is gone to afterwards. */
  readonly isForSigningIn: boolean;
  /** What the sign-in dialog tells visitors in place of the text; absent: the text is shown. */
  readonly dialogReason?: 'page' | 'invitation';
}

const signIn: Refusal = {
  text: message({ id: 'auth.needed' }),
  goTo: '/home',
  isForSigningIn: true,
  dialogReason: 'page',
};
/** Visitors learn that they are invited, not to which group (it may be hidden). */
const invitation: Refusal = { ...signIn, dialogReason: 'invitation' };
/** Pages of the management for ordinary accounts, too: a session that ends there leads to its own sign-in. */
const managementSignIn: Refusal = { text: signIn.text, goTo: '/admin/login', isForSigningIn: true };
const adminSignIn: Refusal = { text: message({ id: 'guard.admin' }), goTo: '/admin/login', isForSigningIn: true };
/** Another account may open it, but this one has a management of its own: the sign-in page would send it back. */
const notOfYours: Refusal = { text: message({ id: 'guard.rights' }), goTo: '/admin', isForSigningIn: false };
const notInView: Refusal = { text: message({ id: 'guard.view' }), goTo: '/home', isForSigningIn: false };
const areas = {
  publicDiscussion: {
    flag: 'isPublicDiscussionOpen',
    refusal: { text: message({ id: 'guard.publicDiscussion' }), goTo: '/home', isForSigningIn: false },
  },
  groupDiscussion: {
    flag: 'isGroupDiscussionOpen',
    refusal: { text: message({ id: 'guard.groupDiscussion' }), goTo: '/home', isForSigningIn: false },
  },
  contestComment: {
    flag: 'isContestCommentOpen',
    refusal: { text: message({ id: 'guard.contestComment' }), goTo: '/home', isForSigningIn: false },
  },
} as const satisfies Record<string, { readonly flag: keyof NonNullable<Visitor['site']>; readonly refusal: Refusal }>;

/**
 * Whether a page may be shown (specification, section 2, "Navigation guard"); `wait` while that is not known. The
 * server decides again.
 */
export function judgeVisit(need: Need, visitor: Visitor): 'show' | 'wait' | Refusal {
  const verdict = judgeAccess(need, visitor);
  return visitor.isView && typeof verdict !== 'string' && verdict.isForSigningIn ? notInView : verdict;
}

function judgeAccess(need: Need, visitor: Visitor): 'show' | 'wait' | Refusal {
  if (need === 'signIn' || need === 'invitation') {
    if (visitor.hasToken) return 'show';
    if (need === 'invitation') return invitation;
    return visitor.isManaging ? managementSignIn : signIn;
  }
  if (!isOfSite(need)) {
    const refusal = visitor.isManaging ? adminSignIn : signIn;
    if (!visitor.hasToken) return refusal;
    if (!visitor.isKnown) return 'wait';
    if (hasStanding(need, visitor)) return 'show';
    return visitor.isManaging && visitor.siteActs.includes('MANAGE') ? notOfYours : refusal;
  }
  if (visitor.site === null) return 'wait';
  const { flag, refusal } = areas[need];
  if (visitor.site[flag]) return 'show';
  // Moderators go on in a closed area.
  if (need !== 'publicDiscussion' || !visitor.hasToken) return refusal;
  if (!visitor.isKnown) return 'wait';
  return visitor.siteActs.includes('MODERATE') ? 'show' : refusal;
}

function isOfSite(need: Need): need is keyof typeof areas {
  return need in areas;
}

function hasStanding(need: 'admin' | 'superAdmin' | SiteAct, { isAdmin, isSuperAdmin, siteActs }: Visitor): boolean {
  if (need === 'admin') return isAdmin;
  return need === 'superAdmin' ? isSuperAdmin : siteActs.includes(need);
}
