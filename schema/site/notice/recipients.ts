import { Prisma, type NoticeAudience, type Role } from '@verdict/prisma/generated/client/client.ts';
import { level } from '../../core/level.ts';

/** Most entries of each list of a filter. */
export const maxFilterEntries = 20;

/** A filtered notice is for the union of these lists. */
export interface NoticeFilter {
  readonly groupIds: readonly number[];
  readonly classIds: readonly number[];
  readonly contestIds: readonly number[];
  readonly roles: readonly Role[];
  /** Also for accounts that never signed in. */
  readonly isForNeverSeen: boolean;
}

export const noFilter: NoticeFilter = { groupIds: [], classIds: [], contestIds: [], roles: [], isForNeverSeen: false };

/** Who a notice is for; its shape has been checked. */
export interface NoticeRecipients {
  readonly audience: NoticeAudience;
  /** Of designated users; empty otherwise. */
  readonly recipientIds: readonly string[];
  /** More designated users by their names. */
  readonly usernames: readonly string[];
  /** Of a filtered notice; empty otherwise. */
  readonly filter: NoticeFilter;
}

/** Condition over a notice `n` and `"user" u`: is the account a recipient? The one rule for sending and counting. */
export const isRecipient = Prisma.sql`u.deleted_at IS NULL AND (n.audience = 'ALL'
  OR (n.audience = 'ADMINS' AND u.role IN ('ROOT', 'ADMIN', 'PROBLEM_ADMIN'))
  OR (n.audience = 'DESIGNATED' AND u.id = ANY(n.recipient_ids))
  OR (n.audience = 'FILTERED' AND (
    u.role = ANY(n.roles)
    OR (n.is_for_never_seen AND u.last_seen_at IS NULL)
    OR u.id IN (SELECT m.user_id FROM group_member m
      WHERE m.group_id = ANY(n.group_ids) AND m.level >= ${level.member})
    OR u.id IN (SELECT g.owner_id FROM "group" g WHERE g.id = ANY(n.group_ids))
    OR u.id IN (SELECT c.user_id FROM group_class_member c WHERE c.class_id = ANY(n.class_ids))
    OR u.id IN (SELECT p.user_id FROM contest_member p WHERE p.contest_id = ANY(n.contest_ids)))))`;

/** One row with the recipients of a notice, in the columns that `isRecipient` reads. */
export function recipientsRow({ audience, recipientIds, filter }: Omit<NoticeRecipients, 'usernames'>): Prisma.Sql {
  return Prisma.sql`(SELECT ${audience}::notice_audience AS audience,
    ${recipientIds}::text[]::bpchar[] AS recipient_ids, ${filter.groupIds}::int[] AS group_ids,
    ${filter.classIds}::int[] AS class_ids, ${filter.contestIds}::int[] AS contest_ids,
    ${filter.roles}::text[]::role[] AS roles, ${filter.isForNeverSeen}::boolean AS is_for_never_seen)`;
}
