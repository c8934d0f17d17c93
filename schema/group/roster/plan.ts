import type { PersonColumn } from '../../account/person-sheet/person-columns.ts';
import { numberKey, type PersonRow } from '../../account/person-sheet/read-people.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { usernameSkeleton } from '../../account/user/username-skeleton.ts';
import type { Sentence } from '../../core/errors.ts';
import { maxClasses } from '../class/class.service.ts';

/*
 * What becomes of the rows of a roster
 *
 * Decided by what its admins know or everybody may: the roster and the members of the group, and usernames. Mail
 * addresses and student numbers of accounts decide nothing, so a roster cannot ask which of them are registered.
 */

/** What becomes of a row. */
export type RosterState = 'MEMBER' | 'INVITE' | 'INVITED' | 'DECLINED' | 'NEW' | 'FAULTY';

interface Entry {
  readonly userId: string | null;
  readonly invitedId: string | null;
  readonly declinedAt: Date | null;
}

/** What is known of the rows of a table. */
export interface RosterFacts {
  /** The roster so far, by `numberKey`. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** `numberKey` of the entry of an account. */
  readonly numberOf: ReadonlyMap<string, string>;
  /** Ids of accounts with a username of the table, by `usernameKey`. */
  readonly accounts: ReadonlyMap<string, string>;
  /** Did an account that was invited by its username decline? By id. */
  readonly invited: ReadonlyMap<string, boolean>;
  /** Skeletons of usernames of the table that an account has. */
  readonly looksTaken: ReadonlySet<string>;
  /** Ids of those of them all that are members. */
  readonly members: ReadonlySet<string>;
  /** Lower case of names of classes. */
  readonly classes: ReadonlySet<string>;
  /** Accounts that the group may still make. */
  readonly accountsLeft: number;
  /** Null: accounts may be made. */
  readonly noAccounts: Sentence | null;
}

/** A row with what becomes of it. */
export interface PlannedRow extends PersonRow {
  readonly state: RosterState;
  /** The account in the roster, or the one that is invited; null: none yet. */
  readonly accountId: string | null;
  /** Those of its classes that are to be made. */
  readonly newClassNames: readonly string[];
}

type Outcome = Pick<PlannedRow, 'state' | 'accountId'>;

const otherMember: Sentence = {
  'zh-CN': '名单中该学号属于另一个账号，请清空用户名或改正学号。',
  'en-US': 'The roster has another account for this number. Leave the user name empty, or correct the number.',
};
const otherNumber: Sentence = {
  'zh-CN': '名单中该账号属于另一个学号，请改正用户名或学号。',
  'en-US': 'The roster has this account under another number. Correct the user name or the number.',
};
const looksTaken: Sentence = {
  'zh-CN': '该用户名与已有用户名外形过于相似，请换一个。',
  'en-US': 'This user name looks too much like an existing one. Choose another.',
};
const tooManyClasses: Sentence = {
  'zh-CN': `每个团队最多 ${maxClasses} 个班级，请改用已有班级。`,
  'en-US': `A group has at most ${maxClasses} classes. Use one that exists.`,
};
const tooManyAccounts: Sentence = {
  'zh-CN': '该团队创建的账号已达上限，请联系网站管理员。',
  'en-US': 'The group has made as many accounts as it may. Contact an admin of the site.',
};

/** Decides on each row, in order. */
export function planRoster(rows: readonly PersonRow[], facts: RosterFacts): PlannedRow[] {
  let newClasses: ReadonlySet<string> = new Set();
  let accountsLeft = facts.accountsLeft;
  return rows.map((row) => {
    const faulty = (column: PersonColumn, sentence: Sentence): PlannedRow => ({
      ...row,
      fault: { column, sentence },
      state: 'FAULTY',
      accountId: null,
      newClassNames: [],
    });
    if (row.fault !== null) return faulty(row.fault.column, row.fault.sentence);
    const outcome = outcomeOf(row, facts);
    if ('en-US' in outcome) return faulty('USERNAME', outcome);
    if (outcome.state === 'NEW') {
      if (facts.noAccounts !== null) return faulty('USERNAME', facts.noAccounts);
      if (accountsLeft === 0) return faulty('NUMBER', tooManyAccounts);
    }
    const newClassNames =
      outcome.state === 'DECLINED' ? [] : row.classNames.filter((name) => !facts.classes.has(name.toLowerCase()));
    const wanted = new Set([...newClasses, ...newClassNames.map((name) => name.toLowerCase())]);
    if (wanted.size > newClasses.size && facts.classes.size + wanted.size > maxClasses)
      return faulty('CLASS', tooManyClasses);
    newClasses = wanted;
    if (outcome.state === 'NEW') accountsLeft -= 1;
    return { ...row, ...outcome, newClassNames };
  });
}

/** @returns a sentence on the username when the row contradicts what is there. */
function outcomeOf(row: PersonRow, facts: RosterFacts): Outcome | Sentence {
  const number = numberKey(row.number);
  const entry = facts.entries.get(number);
  const accountId = row.username === null ? null : (facts.accounts.get(usernameKey(row.username)) ?? null);
  if (entry !== undefined && entry.userId !== null) {
    if (row.username !== null && accountId !== entry.userId) return otherMember;
    return standingOf(entry.userId, facts);
  }
  if (accountId !== null) {
    if ((facts.numberOf.get(accountId) ?? number) !== number) return otherNumber;
    return standingOf(accountId, facts);
  }
  if (row.username !== null && facts.looksTaken.has(usernameSkeleton(row.username))) return looksTaken;
  if (row.username === null && entry !== undefined && entry.invitedId !== null && entry.declinedAt === null)
    return { state: 'INVITED', accountId: entry.invitedId };
  return { state: 'NEW', accountId: null };
}

/** Of an account that exists: it comes into the group by its own consent alone, and is asked once under any number. */
function standingOf(accountId: string, { members, invited }: RosterFacts): Outcome {
  if (members.has(accountId)) return { state: 'MEMBER', accountId };
  const hasDeclined = invited.get(accountId);
  return { state: hasDeclined === undefined ? 'INVITE' : hasDeclined ? 'DECLINED' : 'INVITED', accountId };
}

/** A row that is not as it was shown. */
export interface RosterChange {
  readonly line: number;
  readonly name: string;
  readonly before: RosterState;
  readonly after: RosterState;
}

/** Rows whose state another request changed, other than to what the import was to reach. */
export function changesSince(before: readonly RosterState[], rows: readonly PlannedRow[]): RosterChange[] {
  return rows.flatMap(({ line, name, state: after }, index) => {
    const shown = before[index] ?? 'FAULTY';
    return shown === after || isReached(shown, after) ? [] : [{ line, name, before: shown, after }];
  });
}

/** Was what a row asks for done already, as when an import is sent again? */
function isReached(before: RosterState, after: RosterState): boolean {
  if (after === 'MEMBER') return before === 'NEW' || before === 'INVITE' || before === 'INVITED';
  return before === 'INVITE' && after === 'INVITED';
}
