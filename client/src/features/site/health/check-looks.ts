import { message } from '../../../lib/intl/message.ts';
import type { HealthRow_CheckFragment } from './health.generated.ts';

/** What each check is called, and the page where it is dealt with; null: there is none. */
export const checkTexts = {
  DATABASE: { label: message({ id: 'health.kind.DATABASE' }), to: null },
  MIGRATIONS: { label: message({ id: 'health.kind.MIGRATIONS' }), to: null },
  CLOCK: { label: message({ id: 'health.kind.CLOCK' }), to: null },
  JUDGES: { label: message({ id: 'health.kind.JUDGES' }), to: '/admin/judge' },
  QUEUE: { label: message({ id: 'health.kind.QUEUE' }), to: '/admin/judge' },
  SYSTEM_ERRORS: { label: message({ id: 'health.kind.SYSTEM_ERRORS' }), to: '/status?status=4' },
  TEST_FILES: { label: message({ id: 'health.kind.TEST_FILES' }), to: '/admin/judge' },
  REMOTE_JUDGES: { label: message({ id: 'health.kind.REMOTE_JUDGES' }), to: '/admin/remote' },
  MAIL: { label: message({ id: 'health.kind.MAIL' }), to: '/admin/outbox' },
  JOBS: { label: message({ id: 'health.kind.JOBS' }), to: null },
  DISK: { label: message({ id: 'health.kind.DISK' }), to: null },
  MEMORY: { label: message({ id: 'health.kind.MEMORY' }), to: null },
  BACKUP: { label: message({ id: 'health.kind.BACKUP' }), to: '/admin/backup' },
  BACKUP_VERIFICATION: { label: message({ id: 'health.kind.BACKUP_VERIFICATION' }), to: '/admin/backup' },
  CERTIFICATE: { label: message({ id: 'health.kind.CERTIFICATE' }), to: '/admin/settings' },
} as const satisfies Record<HealthRow_CheckFragment['kind'], object>;

/** How each state looks. */
export const stateLooks = {
  OK: { label: message({ id: 'health.state.OK' }), palette: 'green', icon: 'check' },
  WARNING: { label: message({ id: 'health.state.WARNING' }), palette: 'amber', icon: 'alert' },
  FAILING: { label: message({ id: 'health.state.FAILING' }), palette: 'red', icon: 'cross' },
} as const satisfies Record<HealthRow_CheckFragment['state'], object>;
