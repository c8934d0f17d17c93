import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { missingFiles, type MissingFile } from '../../queue/task/park.service.ts';
import { backupAlarms, type BackupAlarm } from '../backup/backup-alarm.service.ts';

/** A fault of the site that its admins have to mend. */
export interface SiteAlarm {
  readonly kind: 'DISK_NEARLY_FULL' | 'FILE_MISSING' | BackupAlarm['kind'];
  readonly sentence: Sentence;
}

/** Missing files that are listed one by one. */
const maxListedFiles = 20;

/** Faults of the site at this moment; empty when all is well. */
export async function listSiteAlarms(context: Pick<Context, 'db' | 'disk' | 'backups' | 'now'>): Promise<SiteAlarm[]> {
  const { isNearlyFull, freeBytes } = context.disk.state;
  const [files, backups] = await Promise.all([missingFiles(context.db), backupAlarms(context)]);
  const alarms: SiteAlarm[] = [];
  if (isNearlyFull) alarms.push({ kind: 'DISK_NEARLY_FULL', sentence: diskSentence(freeBytes) });
  for (const file of files.slice(0, maxListedFiles))
    alarms.push({ kind: 'FILE_MISSING', sentence: fileSentence(file) });
  return [...alarms, ...backups];
}

function diskSentence(freeBytes: number): Sentence {
  const freeMb = Math.floor(freeBytes / 1024 ** 2);
  return {
    'zh-CN': `数据目录所在磁盘仅剩 ${freeMb} MB：提交、上传和其他修改均被拒绝，浏览不受影响。请释放磁盘空间。`,
    'en-US':
      `The disk of the data folder has only ${freeMb} MB left: submissions, uploads and other changes are refused, ` +
      'reading goes on. Free some space.',
  };
}

function fileSentence({ missingSha256, taskCount, problems }: MissingFile): Sentence {
  const tasksWait = taskCount === 1 ? '1 judge task waits' : `${taskCount} judge tasks wait`;
  return {
    'zh-CN':
      `文件存储中缺少 ${missingSha256}（题目：${problems.join('、') || '无'}），${taskCount} 个评测任务正在等待。` +
      '请恢复数据目录中的 files，或重新上传该题的测试数据。',
    'en-US':
      `File ${missingSha256} is missing in the content store (problems: ${problems.join(', ') || 'none'}); ` +
      `${tasksWait} for it. Restore the folder "files" of the data folder, or upload the data again.`,
  };
}
