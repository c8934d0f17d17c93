import { groupAskers, type GroupAsker, type GroupKind, type MarkedGroup } from './group-permission-scene.ts';
import type { Question } from './permission-row.ts';

/** An operation on groups, and for whom its answer may hold what it is looked for. */
export interface GroupPermissionRow {
  readonly name: string;
  /** It changes the group: each who may asks of another one. */
  readonly isOnce?: true;
  readonly ask: (group: MarkedGroup) => Question;
  readonly mark: (group: MarkedGroup) => string;
  readonly finds: Readonly<Record<GroupKind, readonly GroupAsker[]>>;
}

export type Who = readonly GroupAsker[];

export const inCharge: Who = ['owner', 'super admin'];
export const roots: Who = ['group root', ...inCharge];
export const admins: Who = ['group admin', ...roots];
/** A token that only reads acts as a member. */
export const members: Who = ['member', 'owner by reading token', ...admins];
export const signedIn = groupAskers.filter((asker) => asker !== 'signed out');

/** Who joins by a link: neither members nor those who were refused. */
export const joiners: Who = ['user', 'site admin', 'applicant', 'super admin'];
/** Members are shown where they are. */
export const invited: Who = signedIn.filter((asker) => asker !== 'refused');

/** Tokens that only read change nothing. */
export const withAdminScope = (who: Who): Who => who.filter((asker) => asker !== 'owner by reading token');

/** What a mutation answers when it was done. */
const success = (operation: string) => () => `"${operation}Success"`;

/** A mutation with one input. */
export function mutation(
  field: string,
  input: (group: MarkedGroup) => string,
  finds: GroupPermissionRow['finds'],
): GroupPermissionRow {
  return {
    name: field,
    isOnce: true,
    finds,
    mark: success(`${field.charAt(0).toUpperCase()}${field.slice(1)}`),
    ask: (group) => ({ query: `mutation { ${field}(input: { ${input(group)} }) { __typename } }` }),
  };
}
