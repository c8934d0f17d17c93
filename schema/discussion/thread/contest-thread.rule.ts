import type { Viewer } from '../../core/context.ts';

/*
 * Who may what in the comment area of a contest
 *
 * Who may come in is for the contest to say (contest.service.ts). While it runs, contestants must not talk to each
 * other: they read what they wrote themselves and what the jury says; when it has ended, everything. The jury is the
 * contest's author, the owner and the roots of its group, members who were given its contests, and all super admins.
 */

/** What of a contest these rules ask for. */
export interface CommentedContest {
  readonly authorId: string;
  /** Its owner, and those of its members who administer its contests. */
  readonly group: { readonly ownerId: string; readonly members: readonly { readonly userId: string }[] } | null;
}

/** What of a writer these rules ask for. */
interface Writer {
  readonly id: string;
  readonly role: string;
}

/** How a viewer stands in the comment area of a contest. */
export interface CommentStanding {
  /** A contest admin. */
  readonly isJury: boolean;
  /** The contest runs. */
  readonly isTalkClosed: boolean;
}

/**
 * Accounts whose words are the jury's, without the super admins, whom their role tells. The author's stay the jury's
 * after the author left the group: they were when they were written.
 */
function juryIds({ authorId, group }: CommentedContest): readonly string[] {
  return group === null
    ? [authorId]
    : [...new Set([authorId, group.ownerId, ...group.members.map(({ userId }) => userId)])];
}

/** Does a writer speak for the jury? */
export function speaksForJury({ id, role }: Writer, contest: CommentedContest): boolean {
  return role === 'ROOT' || juryIds(contest).includes(id);
}

/** Whose words a viewer reads, beside those of super admins. Null: everybody's. */
export function readableWriters(
  viewer: Viewer,
  contest: CommentedContest,
  { isJury, isTalkClosed }: CommentStanding,
): readonly string[] | null {
  if (isJury || !isTalkClosed) return null;
  return viewer.kind === 'user' ? [viewer.userId, ...juryIds(contest)] : juryIds(contest);
}

/**
 * May a comment be answered: one's own, all by the jury, and those that are not the jury's (specification, section 6)?
 */
export function canReply(
  viewer: Viewer,
  author: Writer,
  { contest, isJury }: { readonly contest: CommentedContest; readonly isJury: boolean },
): boolean {
  if (viewer.kind !== 'user') return false;
  return isJury || author.id === viewer.userId || !speaksForJury(author, contest);
}
