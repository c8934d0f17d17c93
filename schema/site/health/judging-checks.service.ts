import type { JudgeQueue } from '@verdict/prisma/generated/client/client.ts';
import { isNodeHealthy } from '../../queue/language/language.service.ts';
import { isLocalJudge } from '../../queue/task/local-judge.ts';
import { readQueueState } from '../../queue/task/queue-figures.service.ts';
import { lostJudges, systemErrors } from './faults.service.ts';
import { alarmFinding, finding, type Check } from './health-check.ts';

/** Queues that people wait for; others may be long. */
const waitedFor: ReadonlySet<JudgeQueue> = new Set(['CONTEST', 'NORMAL', 'TEST_RUN']);
/** How long the oldest task of them may wait, in seconds. */
const waitSeconds = { warning: 60, failing: 300 } as const;

/** Is anybody there to judge? */
export const checkJudges: Check = async ({ db, now }) => {
  const [nodes, lost] = await Promise.all([
    db.judgeNode.findMany({
      where: { revokedAt: null, mode: 'ACTIVE' },
      select: { name: true, lastSeenAt: true, revokedAt: true, slots: true },
    }),
    lostJudges(db, now),
  ]);
  const healthy = nodes.filter((node) => isNodeHealthy(node, now));
  if (healthy.length === 0 && nodes.some(({ name }) => isLocalJudge(name)))
    return finding(
      'FAILING',
      '没有可用的评测机，提交都在等待。本机的评测机已停止，原因见数据目录中的 logs/judge.log；请重启网站，评测机会随之启动。',
      'No judge works, and submissions wait. logs/judge.log of the data folder says why. Restart the site.',
    );
  if (healthy.length === 0)
    return finding(
      'FAILING',
      '没有可用的评测机，提交都在等待。请在“管理 → 评测机与队列”中恢复一台，或在其机器上运行 npm run judge。',
      'No judge works, and submissions wait. Resume one at Judges and queue, or run "npm run judge" on its machine.',
    );
  const slots = healthy.reduce((sum, node) => sum + node.slots, 0);
  return lost > 0
    ? finding(
        'WARNING',
        `失去联系的评测机：${lost} 台。请查看其机器与网络，或在“管理 → 评测机与队列”中吊销。`,
        `Judges that fell silent: ${lost}. For each, check machine and network, or revoke it at Judges and queue.`,
      )
    : finding(
        'OK',
        `评测机 ${healthy.length} 台，可同时评测 ${slots} 个任务。`,
        `Judges at work: ${healthy.length}, with ${slots} ${slots === 1 ? 'slot' : 'slots'}.`,
      );
};

/** How long people wait for a verdict. */
export const checkQueue: Check = async ({ db }) => {
  const { queues } = await readQueueState(db);
  const waits = queues.filter(({ queue }) => waitedFor.has(queue)).map((queue) => queue.oldestWaitSeconds ?? 0);
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const oldest = Math.round(Math.max(0, ...waits));
  if (oldest < waitSeconds.warning)
    return finding('OK', `排队任务：${waiting} 个，无人久等。`, `Waiting tasks: ${waiting}; nobody waits for long.`);
  return finding(
    oldest < waitSeconds.failing ? 'WARNING' : 'FAILING',
    `最早的任务已等待 ${oldest} 秒。请增加评测机或槽位，并确认有评测机支持其语言（“管理 → 评测机与队列”）。`,
    `The oldest task waits for ${oldest} s. Add judges or slots, or one that has its language (Judges and queue).`,
  );
};

/** Submissions that got no verdict by our own fault. */
export const checkSystemErrors: Check = async ({ db, now }) => {
  const count = await systemErrors(db, now);
  return count === 0
    ? finding('OK', '最近 7 天没有提交以系统错误结束。', 'No submission of the last 7 days ended in a system error.')
    : finding(
        'WARNING',
        `最近 7 天以系统错误结束的提交：${count} 个。请在“管理 → 评测机与队列”中查看原因，排除后重判。`,
        `System errors in the last 7 days: ${count}. See each cause at Judges and queue, mend it, then rejudge.`,
      );
};

/** Test data that judge tasks lack. */
export const checkTestFiles: Check = async (sources) =>
  (await alarmFinding(sources, 'FILE_MISSING')) ??
  finding('OK', '没有评测任务缺少文件。', 'No judge task lacks a file.');
