import { UsernameLooksTaken, UsernameTaken, EmailTaken } from '../user/account.error.ts';
import { emailKey, usernameKey } from '../user/credentials.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { faulty, type UserRow } from './read-users.ts';

/** What accounts have of what rows name. */
interface TakenKeys {
  readonly usernames: ReadonlySet<string>;
  readonly looks: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
}

/** Marks rows that name what another account has. */
export function planUsers<Row extends UserRow>(rows: readonly Row[], taken: TakenKeys): Row[] {
  return rows.map((row) => {
    const { username, email, state } = row;
    if (state !== 'NEW') return row;
    if (taken.usernames.has(usernameKey(username)))
      return faulty(row, { column: 'USERNAME', sentence: new UsernameTaken().sentence }, 'TAKEN');
    if (taken.looks.has(usernameSkeleton(username)))
      return faulty(row, { column: 'USERNAME', sentence: new UsernameLooksTaken().sentence }, 'TAKEN');
    if (email !== null && taken.emails.has(emailKey(email)))
      return faulty(row, { column: 'EMAIL', sentence: new EmailTaken().sentence }, 'TAKEN');
    return row;
  });
}
