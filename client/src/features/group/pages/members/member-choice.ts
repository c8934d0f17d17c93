import type { GroupMembersQuery } from './group-members.generated.ts';

export type Member = GroupMembersQuery['groupMembers']['items'][number];

/** A member as something is done to several of them at once. */
export interface MemberChoice {
  /** Of the account. */
  readonly id: string;
  /** May the group set the password? */
  readonly isResettable: boolean;
}

/** What is kept of a member that is chosen. */
export function choiceOf({ user, roster }: Member): MemberChoice {
  return { id: user.id, isResettable: roster?.viewerCanResetPassword ?? false };
}
