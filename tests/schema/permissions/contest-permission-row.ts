import { contestAskers, type ContestAsker } from './contest-permission-scene.ts';
import type { ContestKind, MarkedContest } from './marked-contest.ts';
import type { Question } from './permission-row.ts';

type Who = readonly ContestAsker[];
type Finds = Readonly<Record<ContestKind, Who>>;

/** An operation on a contest, and for whom its answer may hold what it is looked for. */
export interface ContestPermissionRow {
  readonly name: string;
  /** It changes the contest or who takes part: whoever may asks of one of their own. */
  readonly isOnce?: boolean;
  readonly ask: (contest: MarkedContest) => Question;
  /** What tells that the answer tells of the contest. */
  readonly mark: (contest: MarkedContest) => string | RegExp;
  /** Who is to find the mark; everybody else is not. */
  readonly finds: Finds;
}

/** A subscription, by what its first message holds. */
export interface ContestSubscriptionRow extends Omit<ContestPermissionRow, 'isOnce' | 'ask'> {
  readonly query: (contest: MarkedContest) => string;
}

/** Of contests that are of no group. An admin of the site is none: in contests of others they are contestants. */
export const contestAdmins: Who = ['author', 'super admin', 'super admin by token'];
export const superAdmins: Who = ['super admin', 'super admin by token'];
/** The roots of a group administer its contests (specification, section 6); its admins are members of it. */
const groupContestAdmins: Who = [...contestAdmins, 'group root', 'group owner'];
export const groupMembers: Who = [...groupContestAdmins, 'registered', 'member', 'group root by reading token'];
/** All but tokens that may not read. */
export const readers = contestAskers.filter((asker) => asker !== 'token without scopes that matter');
export const signedIn = readers.filter((asker) => asker !== 'signed out' && asker !== 'judge');
export const inside: Who = ['registered', ...contestAdmins];
const submitters = signedIn.filter((asker) => asker !== 'restricted');

export const always = (who: Who): Finds => ({
  scheduled: who,
  running: who,
  'with an open board': who,
  protected: who,
  private: who,
  hidden: who,
  ended: who,
  'private, ended and with an open board': who,
  'of a group': who,
});
/** What is for the admins of the contest alone. */
export const administered: Finds = { ...always(contestAdmins), 'of a group': groupContestAdmins };
/** The announcement. */
export const announced: Finds = { ...always(readers), hidden: contestAdmins, 'of a group': groupMembers };
/** What is inside. */
export const looked: Finds = {
  ...always(signedIn),
  scheduled: contestAdmins,
  private: inside,
  hidden: contestAdmins,
  'private, ended and with an open board': inside,
  'of a group': groupMembers,
};
/** What contestants say to each other: to be read when the contest has ended, until then by its admins. */
export const talked: Finds = { ...administered, ended: signedIn, 'private, ended and with an open board': inside };
/** Names of problems: visitors read them with the board. */
export const named: Finds = {
  ...looked,
  'with an open board': readers,
  'private, ended and with an open board': readers,
};
/** The board that visitors see, where it is open. */
export const openBoards: Finds = {
  ...always([]),
  'with an open board': readers,
  'private, ended and with an open board': readers,
};
/** Who may submit: the author of a contest at any time. */
export const submitted: Finds = {
  scheduled: contestAdmins,
  running: submitters,
  'with an open board': submitters,
  protected: inside,
  private: inside,
  hidden: contestAdmins,
  ended: contestAdmins,
  'private, ended and with an open board': contestAdmins,
  'of a group': groupMembers,
};
export const narrowed = (finds: Finds, to: Who) =>
  Object.fromEntries(
    Object.entries(finds).map(([kind, who]) => [kind, who.filter((asker) => to.includes(asker))]),
  ) as unknown as Finds;

export const title = ({ title: mark }: MarkedContest) => mark;
export const problem = ({ problem: mark }: MarkedContest) => mark;
export const content = ({ content: mark }: MarkedContest) => mark;
