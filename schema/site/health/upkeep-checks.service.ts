import { sendsMail } from '../../account/mail/mail-server.service.ts';
import { maxSameFailures } from '../../core/jobs/run-row-job.service.ts';
import { wholeBackup } from '../backup/backup.service.ts';
import { failedMails } from './faults.service.ts';
import { alarmFinding, finding, type Check, type Checked } from './health-check.ts';

/** A mail that is due leaves within seconds; so late, in ms, the background work stands still. */
const mailLateMs = 10 * 60_000;
/** Failures of jobs that are older are of rows that are gone, in ms. */
const jobFailureMs = 86_400_000;
/** Names of jobs that are read. */
const maxJobFailures = 100;

/** Do mails leave the site? */
export const checkMail: Check = async ({ db, defaults, now }) => {
  const [canSend, failed, late] = await Promise.all([
    sendsMail({ db, defaults }),
    failedMails(db),
    db.mail.findFirst({
      where: { state: 'QUEUED', nextTryAt: { lt: new Date(now.getTime() - mailLateMs) } },
      select: { id: true },
    }),
  ]);
  if (late !== null)
    return finding(
      'FAILING',
      '有邮件超过 10 分钟未被处理，后台任务可能已停止。请查看日志并重启网站。',
      'A mail is late by more than 10 minutes: background work seems to stand still. See the log and restart the site.',
    );
  if (!canSend)
    return finding(
      'WARNING',
      '未设置邮件服务器，验证码等邮件只留在发件箱。请在“管理 → 邮件服务器”中设置。',
      'There is no mail server, so codes stay in the outbox. Set one in Management, Mail server.',
    );
  return failed > 0
    ? finding(
        'WARNING',
        `发送失败的邮件：${failed} 封。请在“管理 → 发件箱”中查看原因，排除后重新发送。`,
        `Mails that were given up: ${failed}. See Management, Outbox for each reason, mend it, then send again.`,
      )
    : finding('OK', '邮件正常发出。', 'Mails leave the site.');
};

/** Background work that does not succeed. */
export const checkJobs: Check = async ({ db, now }) => {
  const failures = await db.jobFailure.findMany({
    where: { failedAt: { gt: new Date(now.getTime() - jobFailureMs) } },
    select: { job: true, count: true },
    orderBy: { failedAt: 'desc' },
    take: maxJobFailures,
  });
  if (failures.length === 0) return finding('OK', '后台任务正常。', 'Background work succeeds.');
  const names = [...new Set(failures.map(({ job }) => job))].toSorted();
  return finding(
    failures.some(({ count }) => count >= maxSameFailures) ? 'FAILING' : 'WARNING',
    `后台任务失败后仍在重试：${names.join('、')}。原因见日志中的“job failed”。`,
    `Background jobs fail and are tried again: ${names.join(', ')}. The log has the reason at "job failed".`,
  );
};

/** Is the site backed up by itself, or was it ever by hand? */
export async function isBackedUp({ db, backups }: Pick<Checked, 'db' | 'backups'>): Promise<boolean> {
  if (backups.nightlyHour !== null) return true;
  return (await db.backup.findFirst({ where: wholeBackup, select: { id: true } })) !== null;
}

/** How old the last whole backup is. */
export const checkBackup: Check = async (sources) => {
  const old = await alarmFinding(sources, 'BACKUP_OLD');
  if (old !== null) return old;
  const { db, backups } = sources;
  const last = await db.backup.findFirst({
    where: wholeBackup,
    orderBy: { id: 'desc' },
    select: { finishedAt: true },
  });
  if (last !== null) {
    const day = last.finishedAt?.toISOString().slice(0, 10) ?? '';
    return finding('OK', `最近一次完整备份完成于 ${day}。`, `The last whole backup is of ${day}.`);
  }
  return backups.nightlyHour === null
    ? finding(
        'WARNING',
        '本站不会自动备份。请设置 VERDICT_BACKUP_HOUR，或定期运行 npm run backup。',
        'This site is not backed up by itself. Set VERDICT_BACKUP_HOUR, or run "npm run backup" regularly.',
      )
    : finding(
        'OK',
        `首次备份将在 ${backups.nightlyHour}:13（UTC）进行。`,
        `The first backup is made at ${backups.nightlyHour}:13 UTC.`,
      );
};

/** Whether the last backup can be restored. */
export const checkVerification: Check = async (sources) => {
  const unverified = await alarmFinding(sources, 'BACKUP_UNVERIFIED');
  if (unverified !== null) return unverified;
  const last = await sources.db.backup.findFirst({
    where: { ...wholeBackup, verifiedAt: { not: null } },
    orderBy: { id: 'desc' },
    select: { verifiedAt: true },
  });
  const day = last?.verifiedAt?.toISOString().slice(0, 10);
  return day === undefined
    ? finding(
        'OK',
        '还没有验证过备份。您可以在“管理 → 备份”中验证一次。',
        'No backup was verified yet. You can verify one in Management, Backup.',
      )
    : finding('OK', `最近一次备份验证通过于 ${day}。`, `A backup was last verified on ${day}.`);
};
