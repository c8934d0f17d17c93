import type { Prisma, TeacherRequestState } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isRestricted } from '../../core/viewer.rule.ts';
import { deliverMessages } from '../message/deliver.service.ts';
import { holdAccounts } from '../role/hold-accounts.service.ts';
import { giveSiteRights } from '../role/site-rights.service.ts';
import { UserNotFound } from '../user/account.error.ts';
import {
  TeacherRequestDecided,
  TeacherRequestNotFound,
  TeacherRequestRefused,
  TeacherRequestTooSoon,
} from './teacher-request.error.ts';

/** Requests of a page unless asked otherwise. */
export const defaultRequestPage = 10;
/** Whoever was declined asks again after so long, in ms. */
const retryMs = 30 * 86_400_000;

const rowSelect = {
  id: true,
  school: true,
  reason: true,
  state: true,
  answer: true,
  createdAt: true,
  decidedAt: true,
  user: { select: { id: true, username: true } },
  decidedBy: { select: { username: true } },
} as const satisfies Prisma.TeacherRequestSelect;

/** A request with who asks. */
export type TeacherRequestRow = Prisma.TeacherRequestGetPayload<{ select: typeof rowSelect }>;

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** What a user says of themselves; its shape has been checked. */
interface NewTeacherRequest {
  readonly school: string;
  readonly reason: string;
}

/** Why the signed-in viewer may not ask to be a teacher now; null: they may. */
export async function teacherRefusal(
  { viewer, now }: Asking,
  db: Context['db'] | Transaction,
): Promise<DomainError | null> {
  if (mayOnSite(viewer, 'CREATE_GROUPS')) return new TeacherRequestRefused('TEACHER');
  if (isRestricted(viewer)) return new TeacherRequestRefused('RESTRICTED');
  const { isTeacherRequestOpen } = await readSettings(db, ['isTeacherRequestOpen']);
  if (!isTeacherRequestOpen) return new TeacherRequestRefused('CLOSED');
  const last = await lastRequest({ viewer }, db);
  if (last === null || last.state === 'ACCEPTED') return null;
  if (last.state === 'OPEN') return new TeacherRequestRefused('OPEN');
  const retryAt = new Date((last.decidedAt ?? last.createdAt).getTime() + retryMs);
  return retryAt > now ? new TeacherRequestTooSoon(retryAt, now) : null;
}

/** The newest request of the signed-in viewer; null: there is none. */
export function lastRequest(
  { viewer }: Pick<Context, 'viewer'>,
  db: Context['db'] | Transaction,
): Promise<TeacherRequestRow | null> {
  return db.teacherRequest.findFirst({
    where: { userId: userIdOf(viewer) },
    orderBy: { id: 'desc' },
    select: rowSelect,
  });
}

/** Asks for the right of a teacher. @throws TeacherRequestRefused, TeacherRequestTooSoon */
export async function requestTeacher(
  context: Context,
  { school, reason }: NewTeacherRequest,
): Promise<TeacherRequestRow> {
  const { db, viewer, now, pubsub } = context;
  const userId = userIdOf(viewer);
  return db.$transaction(async (tx) => {
    // Held by its row, so that of two requests at once one is refused.
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const refusal = await teacherRefusal(context, tx);
    if (refusal !== null) throw refusal;
    const data = { userId, school, reason, createdAt: now };
    const made = await tx.teacherRequest.create({ data, select: rowSelect });
    await pubsub.publish('teacherRequest', { requestId: made.id }, tx);
    return made;
  });
}

/** What is asked of the list of requests. */
interface RequestList {
  /** Null: all. */
  readonly state: TeacherRequestState | null;
  /** Null: by state, those that wait in their order, others by the newest. */
  readonly order: RowOrder | null;
  readonly page: PageRequest;
}

/** Requests of users to be teachers. */
export async function listTeacherRequests(
  { db }: Pick<Context, 'db'>,
  { state, order, page }: RequestList,
): Promise<Page<TeacherRequestRow>> {
  const where = state === null ? {} : { state };
  const usual = state === 'OPEN' ? 'OLDEST' : 'NEWEST';
  const [items, total] = await Promise.all([
    db.teacherRequest.findMany({
      where,
      orderBy: order === null ? [{ state: 'asc' }, byId(usual)] : [byId(order)],
      ...sliceOf(page),
      select: rowSelect,
    }),
    db.teacherRequest.count({ where }),
  ]);
  return { ...page, items, total };
}

/** A decision on a request. */
interface TeacherDecision {
  readonly id: number;
  readonly isAccepted: boolean;
  /** For the user; empty: none. */
  readonly answer: string;
}

/**
 * Gives the right or declines it, and tells the user. A declined request can be accepted later; one that waits then is
 * accepted with it.
 *
 * @throws TeacherRequestNotFound, TeacherRequestDecided, UserNotFound, and OwnRole for one's own request
 */
export async function decideTeacherRequest(
  context: Context,
  { id, isAccepted, answer }: TeacherDecision,
): Promise<TeacherRequestRow> {
  const { db, viewer, now, pubsub } = context;
  const request = await db.teacherRequest.findUnique({ where: { id }, select: { userId: true, school: true } });
  if (request === null) throw new TeacherRequestNotFound();
  const { userId, school } = request;
  return db.$transaction(async (tx) => {
    const [user] = await holdAccounts(context, tx, [userId]);
    if (user === undefined) throw new UserNotFound();
    const state = isAccepted ? 'ACCEPTED' : 'DECLINED';
    const data = { state, answer, decidedAt: now, decidedById: userIdOf(viewer) } as const;
    const decidable: TeacherRequestState[] = isAccepted ? ['OPEN', 'DECLINED'] : ['OPEN'];
    const { count } = await tx.teacherRequest.updateMany({ where: { id, state: { in: decidable } }, data });
    if (count === 0) throw new TeacherRequestDecided();
    if (isAccepted) await tx.teacherRequest.updateMany({ where: { userId, state: 'OPEN' }, data });
    await auditBy(context, tx, {
      action: 'user.decideTeacherRequest',
      target: { kind: 'USER', id: userId },
      groupId: null,
      after: { isAccepted },
      reason: answer,
    });
    const fact = { kind: 'teacherRequestDecided', isAccepted, school, answer } as const;
    if (isAccepted) await giveSiteRights(context, tx, user, { siteRights: [...user.siteRights, 'TEACHER'], fact });
    else await deliverMessages(tx, pubsub, [{ recipientId: userId, kind: 'MINE', fact }]);
    await pubsub.publish('teacherRequest', { requestId: id }, tx);
    return tx.teacherRequest.findUniqueOrThrow({ where: { id }, select: rowSelect });
  });
}
