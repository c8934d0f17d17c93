import { level, type GroupRight, type Level } from '../core/level.ts';

/**
 * Role that the site asks for; each includes the ones after it. MODERATOR and ANNOUNCER: whoever may do that act on the
 * site, by role or by right (schema/core/site-act.rule.ts).
 */
export type SiteRole = 'ANYONE' | 'ADMIN' | 'PROBLEM_ADMIN' | 'ROOT' | 'MODERATOR' | 'ANNOUNCER';

/** What an act needs; an author's right lasts as long as the author belongs to the place. */
export interface Right {
  readonly site: { readonly role: SiteRole; readonly isForAuthor: boolean };
  /** `right`: a member with it acts as a root does. */
  readonly group: { readonly level: Level; readonly isForAuthor: boolean; readonly right?: GroupRight };
}

/**
 * Rights in a place: the site or a group. ROOT acts as a root of every group; other site roles are ordinary accounts in
 * a group.
 */
export const rights = {
  /** Read what is public in its place. */
  'problem.read': {
    site: { role: 'ANYONE', isForAuthor: true },
    group: { level: level.member, isForAuthor: true },
  },
  /** Read a problem that is private or for contests. */
  'problem.readHidden': {
    site: { role: 'ADMIN', isForAuthor: true },
    group: { level: level.admin, isForAuthor: true, right: 'PROBLEMS' },
  },
  /** See what solvers do not: hidden results, checker messages for the jury, answers. */
  'problem.keep': {
    site: { role: 'ADMIN', isForAuthor: true },
    group: { level: level.admin, isForAuthor: true, right: 'PROBLEMS' },
  },
  'problem.create': {
    site: { role: 'ADMIN', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'PROBLEMS' },
  },
  'problem.edit': {
    site: { role: 'PROBLEM_ADMIN', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'PROBLEMS' },
  },
  /** Make a hidden problem public in its place. */
  'problem.publish': {
    site: { role: 'PROBLEM_ADMIN', isForAuthor: false },
    group: { level: level.root, isForAuthor: true, right: 'PROBLEMS' },
  },
  'problem.delete': {
    site: { role: 'PROBLEM_ADMIN', isForAuthor: false },
    group: { level: level.root, isForAuthor: true, right: 'PROBLEMS' },
  },
  /** Apply for the public bank with a problem of a group; problems of the site are in it. */
  'problem.offer': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.root, isForAuthor: true, right: 'PROBLEMS' },
  },
  /** See that somebody submitted in practice, and with which verdict. */
  'submission.see': {
    site: { role: 'ANYONE', isForAuthor: false },
    group: { level: level.member, isForAuthor: false },
  },
  /** Read and share the code of other accounts' submissions, see the jury's, and how verdicts came about. */
  'submission.keep': {
    site: { role: 'ADMIN', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'GRADES' },
  },
  /** Delete a file of a text editor; its uploader counts as its author. */
  'editorFile.delete': {
    site: { role: 'ROOT', isForAuthor: true },
    group: { level: level.admin, isForAuthor: true, right: 'PROBLEMS' },
  },
  /** See tags that no listed problem carries. */
  'tag.keep': {
    site: { role: 'ADMIN', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'PROBLEMS' },
  },
  /** Read the announcement of a visible contest. */
  'contest.see': {
    site: { role: 'ANYONE', isForAuthor: true },
    group: { level: level.member, isForAuthor: true },
  },
  'contest.create': {
    site: { role: 'ADMIN', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'CONTESTS' },
  },
  'contest.administer': {
    site: { role: 'ROOT', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'CONTESTS' },
  },
  /** Read what all readers know of a visible training. */
  'training.see': {
    site: { role: 'ANYONE', isForAuthor: true },
    group: { level: level.member, isForAuthor: true },
  },
  /** See hidden trainings. */
  'training.seeHidden': {
    site: { role: 'ADMIN', isForAuthor: true },
    group: { level: level.admin, isForAuthor: true, right: 'TRAININGS' },
  },
  'training.create': {
    site: { role: 'ADMIN', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'TRAININGS' },
  },
  /** Change a training; read inside it without registering. */
  'training.edit': {
    site: { role: 'ROOT', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'TRAININGS' },
  },
  /** Show a training in the lists, or hide it. */
  'training.hide': {
    site: { role: 'ROOT', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'TRAININGS' },
  },
  /** Read real names in the rank of a training. */
  'training.readNames': {
    site: { role: 'ROOT', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'GRADES' },
  },
  'training.delete': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.root, isForAuthor: true, right: 'TRAININGS' },
  },
  'training.addProblem': {
    site: { role: 'ADMIN', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'TRAININGS' },
  },
  /** Order, rename and remove problems of a training. */
  'training.changeProblem': {
    site: { role: 'PROBLEM_ADMIN', isForAuthor: true },
    group: { level: level.root, isForAuthor: true, right: 'TRAININGS' },
  },
  'trainingCategory.keep': {
    site: { role: 'PROBLEM_ADMIN', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'TRAININGS' },
  },
  'discussion.read': {
    site: { role: 'ANYONE', isForAuthor: true },
    group: { level: level.member, isForAuthor: true },
  },
  'discussion.delete': {
    site: { role: 'MODERATOR', isForAuthor: true },
    group: { level: level.admin, isForAuthor: true, right: 'DISCUSSIONS' },
  },
  /** Pin, lock and disable discussions, read disabled ones, delete comments below them. */
  'discussion.moderate': {
    site: { role: 'MODERATOR', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'DISCUSSIONS' },
  },
  'discussionCategory.keep': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'DISCUSSIONS' },
  },
  /** Read visible announcements. */
  'announcement.read': {
    site: { role: 'ANYONE', isForAuthor: false },
    group: { level: level.member, isForAuthor: false },
  },
  /** Write announcements, and read hidden ones. */
  'announcement.create': {
    site: { role: 'ANNOUNCER', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'DISCUSSIONS' },
  },
  'announcement.edit': {
    site: { role: 'ANNOUNCER', isForAuthor: false },
    group: { level: level.root, isForAuthor: true, right: 'DISCUSSIONS' },
  },
  /** Read what a group is to its members: who they are, its rank. Acts on a group have no part on the site. */
  'group.enter': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.member, isForAuthor: false },
  },
  /** Read applications, decide on them, change and end memberships below one's own. */
  'group.admit': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'MEMBERS' },
  },
  /** Read how far each member is in a list. */
  'group.readProgress': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.admin, isForAuthor: false, right: 'GRADES' },
  },
  /** Change what a group says of itself and how it is joined; read its code. */
  'group.edit': {
    site: { role: 'ROOT', isForAuthor: false },
    group: { level: level.root, isForAuthor: false },
  },
} as const satisfies Record<string, Right>;

export type Act = keyof typeof rights;
