import type { Context } from '../context.ts';
import { invalidInputOf } from '../invalid-input.ts';
import type { SiteAct } from '../maintenance.plugin.ts';
import { refuseInView } from '../view.rule.ts';
import { isSuperAdmin } from '../viewer.rule.ts';
import { changeSettings } from './change-settings.service.ts';
import { MaintenanceMeetsContests, SiteClosed, SiteReadOnly } from './maintenance.error.ts';
import { isOver, isRunning, maintenanceSchema, type Maintenance } from './maintenance.ts';
import { siteConfig } from './site.service.ts';

/** Most contests that a refusal names. */
const maxNamed = 10;

/**
 * Refuses what a view or a running maintenance does not allow: the one place that knows. Judges pass, since what they
 * report is never lost and a judge that is to rest is drained.
 *
 * @throws NotInView, SiteReadOnly, SiteClosed
 */
export async function requireOpen(
  context: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>,
  { isWriting, isKept = false }: SiteAct,
): Promise<void> {
  if (isWriting) refuseInView(context.viewer);
  if (isKept) return;
  const { maintenance } = await siteConfig(context);
  if (maintenance === null || !isRunning(maintenance, context.now) || context.viewer.kind === 'judge') return;
  if (maintenance.kind === 'READ_ONLY' && isWriting) throw new SiteReadOnly();
  if (maintenance.kind === 'CLOSED' && !isSuperAdmin(context.viewer)) throw new SiteClosed();
}

/**
 * Plans a maintenance in place of the one there may be, or changes it.
 *
 * @throws InvalidInput, MaintenanceMeetsContests unless it is confirmed
 */
export async function setMaintenance(context: Context, wanted: Maintenance, isConfirmed: boolean): Promise<void> {
  const { data: maintenance, error } = maintenanceSchema.safeParse(wanted);
  if (maintenance === undefined) throw invalidInputOf(error, context.locale);
  if (isOver(maintenance, context.now)) throw invalidInputOf({ issues: [past] }, context.locale);
  if (!isConfirmed) await requireNoContests(context, maintenance);
  await changeSettings(context, { maintenance });
}

const past = {
  message: '',
  code: 'custom',
  path: ['endsAt'],
  params: { sentence: { 'zh-CN': '结束时间已过。', 'en-US': 'This moment has passed.' } },
};

/** Ends the maintenance there may be, planned or running. */
export async function endMaintenance(context: Context): Promise<void> {
  await changeSettings(context, { maintenance: null });
}

/** @throws MaintenanceMeetsContests when contests run between its times, hidden ones and those of groups included. */
async function requireNoContests({ db }: Pick<Context, 'db'>, { startsAt, endsAt }: Maintenance): Promise<void> {
  const where = { startsAt: { lt: endsAt }, endsAt: { gt: startsAt } };
  const [contests, count] = await Promise.all([
    db.contest.findMany({
      where,
      select: { title: true },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: maxNamed,
    }),
    db.contest.count({ where }),
  ]);
  if (count > 0)
    throw new MaintenanceMeetsContests(
      contests.map(({ title }) => title),
      count,
    );
}
