import type { Services } from '@verdict/schema/core/context.ts';
import { healthStates } from '@verdict/schema/site/health/health-check.ts';
import { readHealth } from '@verdict/schema/site/health/health.service.ts';
import { Gauge, type Registry } from 'prom-client';

/** Gauges of what `/admin/health` shows, and of the size of the site. @returns how to bring them up to date. */
export function createHealthGauges(register: Registry): (services: Services, now: Date) => Promise<void> {
  const registers = [register];
  const checks = new Gauge({
    name: 'verdict_health_check',
    help: 'Checks of /admin/health: 0 ok, 1 warning, 2 failing.',
    labelNames: ['check'],
    registers,
  });
  const storage = new Gauge({
    name: 'verdict_storage_bytes',
    help: 'Size of the database and of the content store at the last hourly sample.',
    labelNames: ['kind'],
    registers,
  });
  return async (services, now) => {
    const [health, sample] = await Promise.all([
      readHealth({ ...services, now }),
      services.db.storageSample.findFirst({ orderBy: { day: 'desc' } }),
    ]);
    for (const { kind, state } of health) checks.set({ check: kind.toLowerCase() }, healthStates.indexOf(state));
    if (sample === null) return;
    storage.set({ kind: 'database' }, Number(sample.databaseBytes));
    storage.set({ kind: 'files' }, Number(sample.filesBytes));
  };
}
