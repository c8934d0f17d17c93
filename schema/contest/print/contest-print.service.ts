import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { administerContest, enterContest, enterToSubmit } from '../core/contest.service.ts';
import { teamMateIds } from '../core/team-mates.service.ts';
import {
  ContestPrintNotFound,
  maxPrintLength,
  minPrintLength,
  PrintContentEmpty,
  PrintContentTooLong,
  PrintContentTooShort,
  PrintingClosed,
} from './contest-print.error.ts';
import { keptPrints, visiblePrints } from './contest-print.rule.ts';

/** Texts of a page unless asked otherwise (specification, section 9). */
export const defaultPrintPage = 15;

/** Of a text of a contest, with the team its writer is in there. */
function printSelect(contestId: number) {
  const team = {
    where: { contestId, participant: { kind: 'TEAM' } },
    select: { participant: { select: { name: true } } },
  } as const;
  return {
    id: true,
    contestId: true,
    printedAt: true,
    createdAt: true,
    user: { select: { username: true, realName: true, contestMemberships: team } },
    contest: { select: { title: true } },
  } as const satisfies Prisma.ContestPrintSelect;
}

/** A text to be printed, without the text: lists are long and texts are large. */
export type PrintRow = Prisma.ContestPrintGetPayload<{ select: ReturnType<typeof printSelect> }>;
/** With the text. */
export type PrintWithContent = PrintRow & { readonly content: string };

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;
interface ListRequest {
  readonly contestId: number;
  readonly page: PageRequest;
}

/**
 * A page of what is to be printed in a contest: what waits first, the oldest of it first; then what was printed, the
 * newest first.
 *
 * @throws ContestNotFound, NotContestAdmin
 */
export async function listPrints(asking: Asking, { contestId, page }: ListRequest): Promise<Page<PrintRow>> {
  const { db } = asking;
  await administerContest(asking, contestId);
  const waiting = { contestId, printedAt: null };
  const printed = { contestId, printedAt: { not: null } };
  const [waitingCount, printedCount] = await Promise.all([
    db.contestPrint.count({ where: waiting }),
    db.contestPrint.count({ where: printed }),
  ]);
  const { skip, take } = sliceOf(page);
  const first =
    skip < waitingCount
      ? await db.contestPrint.findMany({
          where: waiting,
          orderBy: { id: 'asc' },
          skip,
          take,
          select: printSelect(contestId),
        })
      : [];
  const rest = take - first.length;
  const then =
    rest > 0
      ? await db.contestPrint.findMany({
          where: printed,
          orderBy: { id: 'desc' },
          skip: Math.max(0, skip - waitingCount),
          take: rest,
          select: printSelect(contestId),
        })
      : [];
  return { ...page, items: [...first, ...then], total: waitingCount + printedCount };
}

/**
 * A page of the texts of the viewer, and of the viewer's team, in a contest, newest first.
 *
 * @throws ContestNotFound,
 * ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function listOwnPrints(asking: Asking, { contestId, page }: ListRequest): Promise<Page<PrintRow>> {
  const { db } = asking;
  const { contest } = await enterContest(asking, contestId);
  const where = { contestId, userId: { in: await teamMateIds(asking, contest) } };
  const [items, total] = await Promise.all([
    db.contestPrint.findMany({ where, orderBy: { id: 'desc' }, ...sliceOf(page), select: printSelect(contestId) }),
    db.contestPrint.count({ where }),
  ]);
  return { ...page, items, total };
}

/** One text, as it is to be printed; null when there is none or the viewer may not read it. */
export async function findPrint(
  asking: Pick<Context, 'db' | 'reads' | 'viewer'>,
  id: number,
): Promise<PrintWithContent | null> {
  const { db, viewer } = asking;
  const place = await db.contestPrint.findUnique({
    where: { id },
    select: { contest: { select: { id: true, teamSize: true } } },
  });
  if (place === null) return null;
  const teamIds = await teamMateIds(asking, place.contest);
  return db.contestPrint.findFirst({
    where: { AND: [{ id }, visiblePrints(viewer, teamIds)] },
    select: { ...printSelect(place.contest.id), content: true },
  });
}

/**
 * Puts a text into the queue of what contest admins print.
 *
 * @throws PrintContentEmpty, PrintContentTooShort, PrintContentTooLong, ContestNotFound, ContestNotStarted,
 *   ContestHasEnded, ContestPasswordNeeded, AccountNotAdmitted, PrintingClosed, TooManyRequests
 */
export async function submitPrint(
  context: Context,
  { contestId, content }: { readonly contestId: number; readonly content: string },
): Promise<PrintRow> {
  const { db, viewer, now, pubsub } = context;
  checkContent(content);
  if (viewer.kind !== 'user') throw new ContestNotFound();
  const { contest } = await enterToSubmit(context, contestId, 'MESSAGE');
  const { isPrintOpen } = await db.contest.findUniqueOrThrow({
    where: { id: contest.id },
    select: { isPrintOpen: true },
  });
  if (!isPrintOpen) throw new PrintingClosed();
  const { userId } = viewer;
  ration(context, 'contestPrint', userId);
  return db.$transaction(async (tx) => {
    const print = await tx.contestPrint.create({
      data: { contestId, userId, content, createdAt: now },
      select: printSelect(contestId),
    });
    await pubsub.publish('contestPrint', { contestId, userId }, tx);
    return print;
  });
}

function checkContent(content: string): void {
  const { length } = content.trim();
  if (length === 0) throw new PrintContentEmpty();
  if (length < minPrintLength) throw new PrintContentTooShort();
  if (content.length > maxPrintLength) throw new PrintContentTooLong();
}

/** Says of a text that it was printed, or that it was not after all. @throws ContestPrintNotFound */
export async function markPrinted(
  { db, viewer, now, pubsub }: Context,
  id: number,
  isPrinted: boolean,
): Promise<PrintRow> {
  const kept = await db.contestPrint.findFirst({
    where: { AND: [{ id }, keptPrints(viewer)] },
    select: { contestId: true, userId: true },
  });
  if (kept === null) throw new ContestPrintNotFound();
  return db.$transaction(async (tx) => {
    // Who said so first: the time of the paper stays.
    await tx.contestPrint.updateMany({
      where: { id, ...(isPrinted ? { printedAt: null } : {}) },
      data: { printedAt: isPrinted ? now : null },
    });
    await pubsub.publish('contestPrint', kept, tx);
    return tx.contestPrint.findUniqueOrThrow({ where: { id }, select: printSelect(kept.contestId) });
  });
}
