import { readManagedJudges } from '../../remote/manage/judges.service.ts';
import { finding, type Check } from './health-check.ts';

/** Most accounts that are named. */
const maxNamed = 10;

/** Do submissions reach the remote judges? Judges without problems here and without jobs are not asked about. */
export const checkRemoteJudges: Check = async ({ db, now }) => {
  const [judges, sources, accounts] = await Promise.all([
    readManagedJudges({ db, now }),
    db.remoteSource.groupBy({ by: ['judgeKey'] }),
    db.remoteAccount.findMany({
      where: { ownerId: null, state: { in: ['NEEDS_HUMAN', 'BANNED'] } },
      select: { judgeKey: true, username: true },
      orderBy: [{ judgeKey: 'asc' }, { username: 'asc' }],
      take: maxNamed,
    }),
  ]);
  const used = judges.filter(({ info }) => sources.some(({ judgeKey }) => judgeKey === info.key));
  if (used.length === 0 && accounts.length === 0)
    return finding('OK', '本站没有远程题目。', 'The site has no problems of remote judges.');
  const down = used
    .filter(({ status: { state } }) => state === 'DOWN' || state === 'NOT_SET_UP')
    .map(({ info }) => info.key);
  if (down.length > 0)
    return finding(
      'FAILING',
      `无法提交到远程评测站：${down.join('、')}。请在“管理 → 远程评测”中查看原因。`,
      `Submissions do not reach remote judges: ${down.join(', ')}. See Management, Remote judges for each reason.`,
    );
  const held = judges.reduce((sum, { queue }) => sum + queue.held, 0);
  if (held > 0)
    return finding(
      'WARNING',
      `无法确定远程运行的提交：${held} 份。请在“管理 → 远程评测”中绑定运行，或确认未送达。`,
      `Submissions whose run is not known: ${held}. In Management, Remote judges, bind a run or end the attempt.`,
    );
  if (accounts.length > 0) {
    const names = accounts.map(({ judgeKey, username }) => `${judgeKey} ${username}`);
    return finding(
      'WARNING',
      `需要人工处理的远程账号：${names.join('、')}。请在“管理 → 远程评测”中打开其页面，处理后重新启用。`,
      `Accounts that need a person: ${names.join(', ')}. In Management, Remote judges, open the page, then switch on.`,
    );
  }
  const differing = used.filter(({ settings }) => settings.canaryFailure !== null).map(({ info }) => info.key);
  return differing.length > 0
    ? finding(
        'WARNING',
        `远程评测站的页面与预期不同：${differing.join('、')}。请在“管理 → 远程评测”中查看差异，并更新本站。`,
        `Pages of remote judges are not as expected: ${differing.join(', ')}. See what differs in Management, Remote ` +
          'judges, and update the site.',
      )
    : finding('OK', '远程评测站可用。', 'Remote judges can be used.');
};
