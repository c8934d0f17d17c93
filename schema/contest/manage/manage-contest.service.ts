import { Prisma, type Contest } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { may } from '../../place/place.rule.ts';
import { deleteSubmissions } from '../../problem/bank/delete-submissions.service.ts';
import { auditContest, auditedContest, auditNewContest } from '../core/contest-audit.ts';
import { administerContest } from '../core/contest.service.ts';
import { takeBackRating } from '../rating/contest-rating.service.ts';
import { NotContestMaker } from './contest-authoring.error.ts';
import { transactionMs } from './save-contest.service.ts';

const maxTitle = 255;
/** Room for what tells copies apart. */
const maxMark = 15;
/** Copies of a contest that have numbers of their own. */
const maxCopies = 100;

/** Shows a contest to all or hides it from all but its admins. @throws ContestNotFound, NotContestAdmin */
export async function changeContestVisible(context: Context, id: number, isVisible: boolean): Promise<void> {
  await administerContest(context, id);
  await context.db.$transaction(async (tx) => {
    await auditContest(context, tx, id, { action: 'contest.changeVisibility', after: { isVisible } });
    await setVisible(context, tx, id, isVisible);
  });
}

async function setVisible(
  { pubsub }: Pick<Context, 'pubsub'>,
  tx: Transaction,
  id: number,
  isVisible: boolean,
): Promise<void> {
  await tx.contest.updateMany({ where: { id }, data: { isVisible, version: { increment: 1 } } });
  await pubsub.publish('contest', { contestId: id }, tx);
}

/** Submissions that go in one transaction. */
const batchSize = 1_000;

/**
 * Removes a contest with its submissions and all that hangs on it; its problems stay. It is hidden first, and what
 * there is most of goes bit by bit: nobody but its admins sees one that is half gone, and who is interrupted deletes it
 * again.
 *
 * @throws ContestNotFound, NotContestAdmin
 */
export async function deleteContest(context: Context, id: number): Promise<void> {
  await administerContest(context, id);
  // From here on it is gone for all but its admins, so the entry belongs to this transaction.
  await context.db.$transaction(async (tx) => {
    const { title, startsAt, endsAt } = await tx.contest.findUniqueOrThrow({ where: { id }, select: auditedContest });
    const submissions = await tx.submission.count({ where: { contestId: id } });
    await auditContest(context, tx, id, {
      action: 'contest.delete',
      before: { title, startsAt, endsAt },
      after: { submissions },
    });
    await setVisible(context, tx, id, false);
  });
  await removeContest(context, id);
}

/** Removes a contest that nobody sees, with its submissions. */
export async function removeContest({ db, pubsub }: Pick<Context, 'db' | 'pubsub'>, id: number): Promise<void> {
  while ((await deleteSome(db, id)) > 0);
  await db.$transaction(
    async (tx) => {
      await takeBackRating(tx, pubsub, id);
      await tx.contest.deleteMany({ where: { id } });
      await pubsub.publish('contest', { contestId: id }, tx);
    },
    { timeout: transactionMs, maxWait: 30_000 },
  );
}

/** Removes the first submissions of a contest. @returns how many. */
function deleteSome(db: Context['db'], contestId: number): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const some = await tx.submission.findMany({
        where: { contestId },
        orderBy: { id: 'asc' },
        take: batchSize,
        select: { id: true },
      });
      await deleteSubmissions(
        tx,
        some.map(({ id }) => id),
      );
      return some.length;
    },
    { timeout: transactionMs, maxWait: 30_000 },
  );
}

/**
 * Makes a contest like another one, with its problems and without anybody in it: hidden, so that its times can be set
 * first, and of whoever copies it.
 *
 * @returns its number. @throws ContestNotFound, NotContestAdmin, NotContestMaker
 */
export async function cloneContest(context: Context, id: number): Promise<number> {
  const { db, viewer, locale } = context;
  await administerContest(context, id);
  if (viewer.kind !== 'user') throw new Error('a contest of nobody');
  const { title, groupId } = await db.contest.findUniqueOrThrow({
    where: { id },
    select: { title: true, groupId: true },
  });
  if (!may(viewer, 'contest.create', { groupId, authorId: null })) throw new NotContestMaker();
  return db.$transaction(async (tx) => {
    const copyId = await copyContest(tx, id, {
      title: await copyTitle(tx, { title, groupId, locale }),
      authorId: viewer.userId,
      isVisible: false,
    });
    await auditNewContest(context, tx, copyId, 'contest.clone');
    return copyId;
  });
}

/** The title with a mark, and with a number where there are such copies already. */
async function copyTitle(
  tx: Transaction,
  { title, groupId, locale }: Pick<Context, 'locale'> & Pick<Contest, 'title' | 'groupId'>,
): Promise<string> {
  const base = title.slice(0, maxTitle - maxMark);
  const titles = Array.from({ length: maxCopies }, (_none, index) => {
    const number = index === 0 ? '' : ` ${index + 1}`;
    return base + (locale === 'zh-CN' ? `（副本${number}）` : ` (copy${number})`);
  });
  const rows = await tx.contest.findMany({ where: { groupId, title: { in: titles } }, select: { title: true } });
  const taken = new Set(rows.map((row) => row.title));
  return titles.find((each) => !taken.has(each)) ?? titles[0] ?? base;
}

/** What a copy of a contest has of its own. */
type CopyChanges = Pick<Prisma.ContestUncheckedCreateInput, 'authorId'> & Partial<Prisma.ContestUncheckedCreateInput>;

/** Inserts a contest like another one, with its problems and without anybody in it. @returns its id. */
export async function copyContest(db: Pick<Transaction, 'contest'>, id: number, changes: CopyChanges): Promise<number> {
  const {
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    unsealedAt: _unsealedAt,
    version: _version,
    accountLimit,
    awards,
    problems,
    ...rest
  } = await db.contest.findUniqueOrThrow({
    where: { id },
    include: {
      problems: { select: { problemId: true, displayId: true, displayTitle: true, color: true, position: true } },
    },
  });
  const copy = await db.contest.create({
    data: {
      ...rest,
      accountLimit: accountLimit ?? Prisma.DbNull,
      awards: awards ?? [],
      ...changes,
      problems: { createMany: { data: problems } },
    },
    select: { id: true },
  });
  return copy.id;
}
