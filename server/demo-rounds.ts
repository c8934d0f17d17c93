import { noPassword } from '@verdict/schema/account/user/credentials.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { readDemoPrograms, submitDemoWork } from './demo-class-submissions.ts';
import { demoPrefix, demoTeacher } from './demo-class-texts.ts';
import { termMs } from './demo-class-work.ts';
import { holdContest, makeContest } from './demo-contests.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** A busy machine may take its time. */
const timeoutMs = 60_000;
/** People of the demo class who took part. */
const participants = 24;

/** What the site says of itself, oldest first. */
const announcements = [
  {
    title: '欢迎 · Welcome',
    daysAgo: 6,
    content: [
      '这里的题目、比赛、班级和讨论都是演示内容，用来展示本站的功能。不再需要时可以删除。',
      '',
      '用户名和密码均为 `student` 的账号可以用来体验提交。',
      '',
      'Problems, contests, the class and discussions here are a demo that shows what the site can do. Delete them when',
      'you no longer need them.',
      '',
      'Sign in as `student` with the password `student` to try submitting.',
    ].join('\n'),
  },
  {
    title: '开站赛已结束，可以查看榜单 · Opening round: the scoreboard is there',
    daysAgo: 4,
    content: [
      '感谢参加！比赛题目已在题库中，可以继续练习。',
      '',
      'Thank you for taking part! Its problems are in the problem list, where you can go on with them.',
    ].join('\n'),
  },
  {
    title: '周末赛开放报名 · Register for the weekend round',
    daysAgo: 1,
    content: [
      '三道题，两个小时。时间见比赛列表，请提前报名。',
      '',
      'Three problems in two hours. You find the time in the list of contests; please register before it begins.',
    ].join('\n'),
  },
] as const;

const opening = {
  title: '开站赛 · Opening round',
  description: '四道题，两个小时。最后半小时封榜。\n\nFour problems, two hours. The last half hour is frozen.',
  problems: ['windows', 'ropes', 'shovel', 'nightbus'],
  isFrozen: true,
} as const;
const weekend = {
  title: '周末赛 · Weekend round',
  description: '三道题，欢迎所有人参加。\n\nThree problems; all are welcome.',
  problems: ['ropes', 'choir', 'lighthouse'],
  isFrozen: false,
} as const;

/** Announces something and holds contests of the site, once; their author is the first root account. */
export async function importDemoRounds({ db, pubsub }: Services): Promise<void> {
  const root = await db.user.findFirst({
    where: { role: 'ROOT' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (root === null) return;
  const authorId = root.id;
  const programs = await readDemoPrograms(db);
  await db.$transaction(
    async (tx) => {
      if ((await tx.contest.count({ where: { title: opening.title } })) > 0) return;
      const now = Date.now();
      for (const { title, content, daysAgo } of announcements)
        await tx.announcement.create({
          data: { title, content, authorId, createdAt: new Date(now - daysAgo * dayMs) },
          select: { id: true },
        });
      const owner = { groupId: null, authorId, createdAt: new Date(now - termMs) };
      const hour = Math.floor(now / hourMs) * hourMs;
      const past = await makeContest(tx, owner, { ...opening, startsAt: new Date(hour - 5 * dayMs) });
      await makeContest(tx, owner, { ...weekend, startsAt: new Date(hour + 2 * dayMs) });
      const people = await tx.user.findMany({
        where: {
          usernameKey: { startsWith: demoPrefix, not: demoTeacher.username },
          passwordHash: noPassword,
          createdAt: { lt: past.startsAt },
        },
        orderBy: { usernameKey: 'asc' },
        take: participants,
        select: { id: true },
      });
      const work = await holdContest(tx, past, { userIds: people.map(({ id }) => id), seed: 2_000 });
      await submitDemoWork(tx, pubsub, { work, programs });
    },
    { timeout: timeoutMs },
  );
}
