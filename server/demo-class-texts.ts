import type { DemoDiscussion } from './demo-discussions.ts';

/** What the demo class says of itself. */
export const demoGroup = {
  name: 'Demo class 示范班',
  shortName: 'DEMOCLASS',
  brief: 'Two invented classes. 两个虚构的班级。',
  description: [
    'A study group with invented people: its lists, contests and discussions show what a group can do. Delete it when',
    'you no longer need it.',
    '',
    '本团队的成员都是虚构的，题单、比赛和讨论用来展示团队的功能。不再需要时可以解散。',
  ].join('\n'),
};

/** Usernames of its students begin so. */
export const demoPrefix = 'demo-';
export const demoTeacher = { username: 'demo-teacher', nickname: '示范老师 Demo teacher' } as const;

/** With the colours of their labels. */
export const demoClasses = [
  { name: 'Class A 一班', color: 'BLUE' },
  { name: 'Class B 二班', color: 'GREEN' },
] as const;

export const demoApplications = ['我想和大家一起练习。', 'I missed the first week, may I still join?'];

export const demoAnnouncement = {
  title: '期中测验安排 · Mid-term contest',
  content: [
    '期中测验的时间见团队的比赛列表，请提前报名。测验期间请独立完成。',
    '',
    'You find the time of the mid-term contest in the contests of the group. Please register, and work on your own.',
  ].join('\n'),
};

/** A contest of the class; problems by their folders. */
export const demoContests = {
  past: {
    title: '第一次小测 · First quiz',
    description: '两个小时，四道题。最后半小时封榜。\n\nTwo hours, four problems. The last half hour is frozen.',
    isFrozen: true,
    problems: ['hourglass', 'windows', 'raffle', 'nightbus'],
  },
  coming: {
    title: '期中测验 · Mid-term contest',
    description: '三道题，允许查阅自己的笔记。\n\nThree problems. Your own notes are allowed.',
    isFrozen: false,
    problems: ['sprinklers', 'shovel', 'dressing'],
  },
} as const;

/** Oldest first; the students are three of the class. */
export const demoClassDiscussions: readonly DemoDiscussion<'teacher' | 'first' | 'second' | 'third'>[] = [
  {
    author: 'teacher',
    category: '闲聊',
    problem: null,
    isPinned: true,
    title: '答疑时间 · Office hours',
    description: '每周三下午。Wednesday afternoons.',
    content: '每周三 16:00 到 18:00 在机房答疑。\n\nWednesdays from 16:00 to 18:00 in the computer lab.',
    comments: [{ author: 'second', content: '收到，谢谢老师！' }],
  },
  {
    author: 'first',
    category: '求助',
    problem: 'ropes',
    isAnswered: true,
    title: '二分的右边界应该取多少？',
    description: '小数据都对，大数据 Wrong Answer。',
    content: '我把右边界设成所有绳子的总长，用的是 `int`，是这里溢出了吗？',
    comments: [
      {
        author: 'teacher',
        content: '是的，总长会超出 32 位整数。右边界取**最长的一根**就够了，计数时用 `long long`。',
        replies: [{ author: 'first', content: '改好后通过了，谢谢！' }],
      },
    ],
  },
  {
    author: 'third',
    category: '求助',
    problem: 'shovel',
    title: 'How do I keep track of the shovel?',
    description: 'My search finds a way, but not the shortest one.',
    content: 'I mark each field as visited once. Do I have to mark it once with and once without the shovel?',
    comments: [{ author: 'second', content: 'Yes, I used two grids: `seen[0]` without it and `seen[1]` with it.' }],
  },
];
