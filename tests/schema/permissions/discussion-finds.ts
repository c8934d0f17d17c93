import {
  discussionAskers,
  type DiscussionAsker,
  type DiscussionKind,
  type MarkedDiscussion,
} from './discussion-permission-scene.ts';
import type { Question } from './permission-row.ts';

/** An operation, and for whom its answer may hold the mark. */
export interface DiscussionPermissionRow {
  readonly name: string;
  /** It changes a discussion: everybody asks of another one. */
  readonly isOnce?: boolean;
  readonly ask: (discussion: MarkedDiscussion) => Question;
  /** The mark of the discussion unless stated. */
  readonly mark?: RegExp;
  readonly finds: Finds;
}

type Askers = readonly DiscussionAsker[];
type Finds = Readonly<Record<DiscussionKind, Askers>>;

export const superAdmins: Askers = ['super admin', 'super admin by token'];
const siteAdmins: Askers = ['problem admin', 'admin', ...superAdmins];
/** Moderators see no hidden problems, and a running contest closes its own to them. */
const moderators: Askers = ['moderator', ...siteAdmins];
export const readers = discussionAskers.filter((asker) => asker !== 'token without scopes that matter');
export const groupAdmins: Askers = ['group admin', 'group root', 'group owner', ...superAdmins];
export const groupMembers: Askers = ['solver', 'member', 'author', ...groupAdmins];

export const read: Finds = {
  general: readers,
  disabled: ['author', ...moderators],
  'about a problem': readers,
  'about a hidden problem': ['author', ...siteAdmins],
  'after solving': ['author', 'solver', ...moderators],
  'for staff': ['author', ...moderators],
  // The author of the contest reads on.
  'about a problem of a running contest': ['author', 'group owner', ...siteAdmins],
  'of a group': groupMembers,
  'disabled of a group': ['author', ...groupAdmins],
};
export const moderated: Finds = {
  general: moderators,
  disabled: moderators,
  'about a problem': moderators,
  'about a hidden problem': siteAdmins,
  'after solving': moderators,
  'for staff': moderators,
  'about a problem of a running contest': siteAdmins,
  'of a group': groupAdmins,
  'disabled of a group': groupAdmins,
};
const map = (finds: Finds, change: (who: Askers) => Askers) =>
  Object.fromEntries(Object.entries(finds).map(([kind, who]) => [kind, change(who)])) as unknown as Finds;
export const signedIn = map(read, (who) => who.filter((asker) => asker !== 'signed out'));
/** Comments of others: authors read none below their own text while a contest with its problem runs for them. */
export const commentsRead: Finds = {
  ...read,
  'about a problem of a running contest': ['group owner', ...siteAdmins],
};
export const commentsLiked = map(commentsRead, (who) => who.filter((asker) => asker !== 'signed out'));
export const written = map(commentsLiked, (who) => who.filter((asker) => asker !== 'restricted'));
export const edited = map(read, (who) => who.filter((asker) => asker === 'author'));
/** A token without the scope ADMIN is an ordinary account's. */
export const deleted = map(moderated, (who) => [...who, 'author']);
/** Its author accepts none while a contest with the problem runs for them. */
export const answered: Finds = {
  ...deleted,
  'about a problem of a running contest': moderated['about a problem of a running contest'],
};
/** Their writer asks nothing here. */
export const nobody = map(read, () => []);
