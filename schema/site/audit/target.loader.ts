import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

/** What an entry is about, or names. */
interface TargetRef {
  readonly kind: string;
  readonly id: string;
}

/** A target that is still there. */
export interface AuditTarget {
  readonly name: string;
  /** Of this site; null: it has no page. */
  readonly path: string | null;
}

const loaders = new WeakMap<Context, DataLoader<TargetRef, AuditTarget | null, string>>();

/** Name and page of what an entry is about; null: it is gone, or has none. A query for each kind. */
export function loadTarget(context: Context, target: TargetRef): Promise<AuditTarget | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<TargetRef, AuditTarget | null, string>((targets) => findTargets(context, targets), {
      cacheKeyFn: keyOf,
    });
    loaders.set(context, loader);
  }
  return loader.load(target);
}

function keyOf({ kind, id }: TargetRef): string {
  return `${kind} ${id}`;
}

async function findTargets({ db }: Context, targets: readonly TargetRef[]): Promise<(AuditTarget | null)[]> {
  const found = new Map<string, AuditTarget>();
  await Promise.all(
    [...Map.groupBy(targets, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const rows = await readers[kind]?.(
        db,
        ofKind.map(({ id }) => id),
      );
      for (const { id, name, path } of rows ?? []) found.set(keyOf({ kind, id: String(id) }), { name, path });
    }),
  );
  return targets.map((target) => found.get(keyOf(target)) ?? null);
}

type Reader = (
  db: Context['db'],
  ids: readonly string[],
) => Promise<readonly ({ readonly id: number | string } & AuditTarget)[]>;

/** Kinds of targets, and of what changes name, that have a name or a page. */
const readers: Readonly<Record<string, Reader>> = {
  async USER(db, ids) {
    const rows = await db.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, username: true } });
    return rows.map(({ id, username }) => ({
      id,
      name: username,
      path: `/user-home?username=${encodeURIComponent(username)}`,
    }));
  },
  async GROUP(db, ids) {
    const rows = await db.group.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, name: true } });
    return rows.map(({ id, name }) => ({ id, name, path: `/group/${id}` }));
  },
  async PROBLEM(db, ids) {
    const rows = await db.problem.findMany({
      where: { id: { in: numbers(ids) } },
      select: { id: true, displayId: true, title: true },
    });
    return rows.map(({ id, displayId, title }) => ({
      id,
      name: `${displayId} ${title}`,
      path: `/admin/problem/edit/${id}`,
    }));
  },
  async CONTEST(db, ids) {
    const rows = await db.contest.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, title: true } });
    return rows.map(({ id, title }) => ({ id, name: title, path: `/contest/${id}` }));
  },
  async CONTEST_PROBLEM(db, ids) {
    const rows = await db.contestProblem.findMany({
      where: { id: { in: numbers(ids) } },
      select: { id: true, displayId: true, displayTitle: true },
    });
    return rows.map(({ id, displayId, displayTitle }) => ({ id, name: `${displayId} ${displayTitle}`, path: null }));
  },
  async GROUP_CLASS(db, ids) {
    const rows = await db.groupClass.findMany({
      where: { id: { in: numbers(ids) } },
      select: { id: true, name: true },
    });
    return rows.map(({ id, name }) => ({ id, name, path: null }));
  },
  async TRAINING(db, ids) {
    const rows = await db.training.findMany({
      where: { id: { in: numbers(ids) } },
      select: { id: true, title: true, groupId: true },
    });
    return rows.map(({ id, title, groupId }) => ({
      id,
      name: title,
      path: groupId === null ? `/training/${id}` : `/group/${groupId}/training/${id}`,
    }));
  },
  async DISCUSSION(db, ids) {
    const rows = await db.discussion.findMany({
      where: { id: { in: numbers(ids) } },
      select: { id: true, title: true, groupId: true },
    });
    return rows.map(({ id, title, groupId }) => ({
      id,
      name: title,
      path: groupId === null ? `/discussion-detail/${id}` : `/group/${groupId}/discussion-detail/${id}`,
    }));
  },
  async SUBMISSION(db, ids) {
    const rows = await db.submission.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true } });
    return rows.map(({ id }) => ({ id, name: `#${id}`, path: `/submission-detail/${id}` }));
  },
  async ANNOUNCEMENT(db, ids) {
    const rows = await db.announcement.findMany({
      where: { id: { in: numbers(ids) } },
      select: { id: true, title: true },
    });
    return rows.map(({ id, title }) => ({ id, name: title, path: null }));
  },
  async NOTICE(db, ids) {
    const rows = await db.notice.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, title: true } });
    return rows.map(({ id, title }) => ({ id, name: title, path: null }));
  },
  async TAG(db, ids) {
    const rows = await db.tag.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, name: true } });
    return rows.map(({ id, name }) => ({ id, name, path: '/admin/problem/tag' }));
  },
  async JUDGE_NODE(db, ids) {
    const rows = await db.judgeNode.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, name: true } });
    return rows.map(({ id, name }) => ({ id, name, path: '/admin/judge' }));
  },
  async REMOTE_ACCOUNT(db, ids) {
    const rows = await db.remoteAccount.findMany({
      where: { id: { in: numbers(ids) }, ownerId: null },
      select: { id: true, judgeKey: true, username: true },
    });
    return rows.map(({ id, judgeKey, username }) => ({ id, name: `${judgeKey} ${username}`, path: '/admin/remote' }));
  },
  REMOTE_JUDGE: (_db, ids) => Promise.resolve(ids.map((id) => ({ id, name: id, path: '/admin/remote' }))),
  REJUDGE: (_db, ids) => Promise.resolve(ids.map((id) => ({ id, name: `#${id}`, path: `/admin/rejudge/${id}` }))),
  MAIL: (_db, ids) => Promise.resolve(ids.map((id) => ({ id, name: `#${id}`, path: '/admin/outbox' }))),
  SCHEDULED_SETTINGS: (_db, ids) => Promise.resolve(ids.map((id) => ({ id, name: `#${id}`, path: '/admin/settings' }))),
  SETTING: (_db, ids) => Promise.resolve(ids.map((id) => ({ id, name: id, path: '/admin/settings' }))),
};

function numbers(ids: readonly string[]): number[] {
  return ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
}
