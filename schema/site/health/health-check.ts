import type { Services } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import type { SiteAlarm } from '../alarm/site-alarm.service.ts';

/** What is checked, in the order of the page. */
export const checkKinds = [
  'DATABASE',
  'MIGRATIONS',
  'CLOCK',
  'JUDGES',
  'QUEUE',
  'SYSTEM_ERRORS',
  'TEST_FILES',
  'REMOTE_JUDGES',
  'MAIL',
  'JOBS',
  'DISK',
  'MEMORY',
  'BACKUP',
  'BACKUP_VERIFICATION',
  'CERTIFICATE',
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** From good to bad; `/metrics` shows the position. FAILING: something does not work now. WARNING: it soon may not. */
export const healthStates = ['OK', 'WARNING', 'FAILING'] as const;
type HealthState = (typeof healthStates)[number];

/** What a check found. */
interface Finding {
  readonly state: HealthState;
  /** What is so, and what to do. */
  readonly sentence: Sentence;
}

/** A check with what it found. */
export interface HealthCheck extends Finding {
  readonly kind: CheckKind;
}

/** What checks may ask of a process. */
export type Checked = Pick<Services, 'db' | 'disk' | 'host' | 'backups' | 'defaults' | 'log'> & { readonly now: Date };

/** What a check reads. */
interface CheckSources extends Checked {
  /** Faults that admins see above every page: the same facts, read once. */
  readonly alarms: Promise<readonly SiteAlarm[]>;
}

/** A check of the site. */
export type Check = (sources: CheckSources) => Promise<Finding>;

/** A finding in Chinese and English. */
export function finding(state: HealthState, zh: string, en: string): Finding {
  return { state, sentence: { 'zh-CN': zh, 'en-US': en } };
}

/** The first alarm of a kind as a finding; null: there is none. */
export async function alarmFinding({ alarms }: CheckSources, wanted: SiteAlarm['kind']): Promise<Finding | null> {
  const found = (await alarms).find(({ kind }) => kind === wanted);
  return found === undefined ? null : { state: 'FAILING', sentence: found.sentence };
}
