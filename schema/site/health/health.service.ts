import { listSiteAlarms } from '../alarm/site-alarm.service.ts';
import { lostJudges } from './faults.service.ts';
import { checkKinds, finding, type Check, type Checked, type CheckKind, type HealthCheck } from './health-check.ts';
import { checkJudges, checkQueue, checkSystemErrors, checkTestFiles } from './judging-checks.service.ts';
import { checkRemoteJudges } from './remote-checks.service.ts';
import {
  checkCertificate,
  checkClock,
  checkDatabase,
  checkDisk,
  checkMemory,
  checkMigrations,
} from './system-checks.service.ts';
import { checkBackup, checkJobs, checkMail, checkVerification } from './upkeep-checks.service.ts';

const checks: Readonly<Record<CheckKind, Check>> = {
  DATABASE: checkDatabase,
  MIGRATIONS: checkMigrations,
  CLOCK: checkClock,
  JUDGES: checkJudges,
  QUEUE: checkQueue,
  SYSTEM_ERRORS: checkSystemErrors,
  TEST_FILES: checkTestFiles,
  REMOTE_JUDGES: checkRemoteJudges,
  MAIL: checkMail,
  JOBS: checkJobs,
  DISK: checkDisk,
  MEMORY: checkMemory,
  BACKUP: checkBackup,
  BACKUP_VERIFICATION: checkVerification,
  CERTIFICATE: checkCertificate,
};

/** All checks now, in the order of the page. One that cannot be made fails; the others go on. */
export function readHealth(checked: Checked): Promise<HealthCheck[]> {
  const sources = { ...checked, alarms: listSiteAlarms(checked) };
  return Promise.all(
    checkKinds.map(async (kind): Promise<HealthCheck> => {
      try {
        return { kind, ...(await checks[kind](sources)) };
      } catch (error) {
        checked.log.warn({ err: error, check: kind }, 'health check failed');
        return { kind, ...notMade };
      }
    }),
  );
}

/** Checks that fail: what does not work now. That no judge works and the queue waits is one fault. */
export async function countFailingChecks(checked: Checked): Promise<number> {
  const failing = new Set((await readHealth(checked)).flatMap(({ kind, state }) => (state === 'FAILING' ? kind : [])));
  if (failing.has('JUDGES')) failing.delete('QUEUE');
  // Named by itself beside this figure.
  if ((await lostJudges(checked.db, checked.now)) > 0) failing.delete('JUDGES');
  return failing.size;
}

const notMade = finding(
  'FAILING',
  '无法完成此项检查。原因见日志中的“health check failed”。',
  'This could not be checked. The log has the reason at "health check failed".',
);
