import { tidyNewPasswords } from './account/bulk/new-passwords.service.ts';
import {
  dataExportJob,
  dueDataExports,
  failDataExport,
  runDataExport,
  tidyDataExports,
} from './account/data-export/run-export.service.ts';
import { sendDigests } from './account/digest/send-digests.service.ts';
import { tidyMails } from './account/mail/outbox.service.ts';
import { dueMails, failMail, sendMail } from './account/mail/send-mail.service.ts';
import { tidyMessages } from './account/message/tidy-messages.service.ts';
import { tidySignInSteps } from './account/second-factor/tidy.service.ts';
import { tidyApiTokens, tidySessions, tidySignInFailures } from './account/session/tidy.service.ts';
import { anonymizeAccount, dueDeletions } from './account/user-admin/anonymize.service.ts';
import { enableDueUsers } from './account/user-admin/disable-account.service.ts';
import { tidySheets } from './account/user-import/account-sheet.service.ts';
import {
  dueUserImports,
  failUserImport,
  runUserImport,
  userImportJob,
} from './account/user-import/run-import.service.ts';
import { tidyUserImports } from './account/user-import/undo-import.service.ts';
import { dueChecks, plagiarismJob, runCheck } from './contest/plagiarism/run-check.service.ts';
import { tidyPrints } from './contest/print/tidy-prints.service.ts';
import { computeRatings, dueRatings, ratingJob } from './contest/rating/compute-ratings.service.ts';
import { tidyBulkActs } from './core/bulk/bulk-act.service.ts';
import type { CronJob, RowJob } from './core/jobs/job.ts';
import {
  deliverToWatchers,
  dropDelivery,
  dueDeliveries,
  watchDeliveryJob,
} from './discussion/comment/watch-delivery.service.ts';
import { remindModerators } from './discussion/moderation/remind.service.ts';
import { tidyDeletedTexts } from './discussion/moderation/tidy.service.ts';
import { dueGroups, purgeGroup } from './group/life/purge.service.ts';
import { tidyCodeDrafts } from './judging/code-draft/tidy-code-drafts.service.ts';
import { tidySubmissionAddresses } from './judging/submission/tidy-addresses.service.ts';
import { tidyDrafts } from './problem/editing/draft.service.ts';
import { failImport } from './problem/import-export/fail-import.service.ts';
import { importJob } from './problem/import-export/problem-import.service.ts';
import { dueImports, tidyImports, workOnImport } from './problem/import-export/run-import.service.ts';
import { tidyScratchFolders } from './problem/import-export/tidy-scratch.service.ts';
import { failReport } from './problem/jury-report/fail-report.service.ts';
import { advanceReport, dueReports } from './problem/jury-report/judge-report.service.ts';
import { dueSampleMarks, markDueSamples } from './problem/test-data/mark-samples.service.ts';
import { dueTestUploads, readTestUpload } from './problem/upload/read-test-upload.service.ts';
import { tidyUploads } from './problem/upload/upload.service.ts';
import { runDailyCanaries } from './remote/health/canary.service.ts';
import { dueRefreshes, refreshProblem, remoteRefreshJob } from './remote/statement/refresh.service.ts';
import { remoteImportJob, tidyRemoteImports } from './remote/statement/remote-import.service.ts';
import { dueRemoteImports, failRemoteImport, workOnRemoteImport } from './remote/statement/work-on-import.service.ts';
import { remoteJobs } from './remote/submit/work.service.ts';
import { tidyAuditLog } from './site/audit/tidy-audit-log.service.ts';
import { backupJob, dueBackups, runBackup, startNightlyBackup } from './site/backup/run-backup.service.ts';
import { dueVerifications, runVerification, verificationJob } from './site/backup/run-verification.service.ts';
import { sampleStorage } from './site/dashboard/sample-storage.service.ts';
import { removeUnusedFiles } from './site/files/unused-files.service.ts';
import { dueNotices, pushToRecipients } from './site/notice/push-notice.service.ts';
import { applyScheduledSettings, dueScheduledSettings } from './site/scheduled-settings/apply-scheduled.service.ts';

/** All kinds of work on rows. */
export const rowJobs: readonly RowJob[] = [
  { name: 'mail', concurrency: 8, due: dueMails, run: sendMail, fail: failMail },
  { name: 'jury-report', concurrency: 2, due: dueReports, run: advanceReport, fail: failReport },
  { name: 'notice', concurrency: 1, due: dueNotices, run: pushToRecipients },
  { name: importJob, concurrency: 1, due: dueImports, run: workOnImport, fail: failImport },
  { name: 'read-test-upload', concurrency: 2, due: dueTestUploads, run: readTestUpload },
  { name: 'mark-samples', concurrency: 1, due: dueSampleMarks, run: markDueSamples },
  { name: ratingJob, concurrency: 1, due: dueRatings, run: computeRatings },
  { name: plagiarismJob, concurrency: 1, due: dueChecks, run: runCheck },
  { name: 'purge-group', concurrency: 1, due: dueGroups, run: purgeGroup },
  { name: 'scheduled-settings', concurrency: 1, due: dueScheduledSettings, run: applyScheduledSettings },
  { name: 'anonymize-account', concurrency: 1, due: dueDeletions, run: anonymizeAccount },
  { name: dataExportJob, concurrency: 1, due: dueDataExports, run: runDataExport, fail: failDataExport },
  { name: userImportJob, concurrency: 1, due: dueUserImports, run: runUserImport, fail: failUserImport },
  { name: watchDeliveryJob, concurrency: 2, due: dueDeliveries, run: deliverToWatchers, fail: dropDelivery },
  { name: backupJob, concurrency: 1, due: dueBackups, run: runBackup },
  { name: verificationJob, concurrency: 1, due: dueVerifications, run: runVerification },
  { name: remoteImportJob, concurrency: 1, due: dueRemoteImports, run: workOnRemoteImport, fail: failRemoteImport },
  { name: remoteRefreshJob, concurrency: 1, due: dueRefreshes, run: refreshProblem },
  ...remoteJobs,
];

/** All work at fixed times. */
export const cronJobs: readonly CronJob[] = [
  { name: 'tidy-sign-in-failures', cron: '7 * * * *', run: tidySignInFailures },
  { name: 'tidy-sessions', cron: '11 * * * *', run: tidySessions },
  { name: 'tidy-sign-in-steps', cron: '17 * * * *', run: tidySignInSteps },
  { name: 'tidy-account-sheets', cron: '19 * * * *', run: tidySheets },
  { name: 'tidy-new-passwords', cron: '20 * * * *', run: tidyNewPasswords },
  { name: 'tidy-user-imports', cron: '21 * * * *', run: tidyUserImports },
  { name: 'enable-users', cron: '* * * * *', run: enableDueUsers },
  { name: 'tidy-data-exports', cron: '27 * * * *', run: tidyDataExports },
  { name: 'tidy-bulk-acts', cron: '33 * * * *', run: tidyBulkActs },
  { name: 'tidy-uploads', cron: '37 * * * *', run: tidyUploads },
  { name: 'nightly-backup', cron: '13 * * * *', run: startNightlyBackup },
  { name: 'tidy-drafts', cron: '29 3 * * *', run: tidyDrafts },
  { name: 'tidy-mails', cron: '23 3 * * *', run: tidyMails },
  { name: 'send-digests', cron: '3 * * * *', run: sendDigests },
  { name: 'remind-moderators', cron: '47 * * * *', run: remindModerators },
  { name: 'tidy-deleted-texts', cron: '31 3 * * *', run: tidyDeletedTexts },
  { name: 'remove-unused-files', cron: '37 3 * * *', run: removeUnusedFiles },
  { name: 'tidy-problem-imports', cron: '41 3 * * *', run: tidyImports },
  { name: 'tidy-remote-imports', cron: '45 3 * * *', run: tidyRemoteImports },
  { name: 'tidy-scratch-folders', cron: '43 3 * * *', run: tidyScratchFolders },
  { name: 'sample-storage', cron: '59 * * * *', isAtStart: true, run: sampleStorage },
  { name: 'tidy-audit-log', cron: '53 3 * * *', run: tidyAuditLog },
  { name: 'tidy-api-tokens', cron: '57 3 * * *', run: tidyApiTokens },
  { name: 'tidy-submission-addresses', cron: '1 4 * * *', run: tidySubmissionAddresses },
  { name: 'tidy-prints', cron: '5 4 * * *', run: tidyPrints },
  { name: 'tidy-messages', cron: '9 4 * * *', run: tidyMessages },
  { name: 'tidy-code-drafts', cron: '15 4 * * *', run: tidyCodeDrafts },
  { name: 'remote-canaries', cron: '39 5 * * *', run: runDailyCanaries },
];
