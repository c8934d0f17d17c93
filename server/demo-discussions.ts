import type { Disclosure } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '@verdict/schema/core/context.ts';
import type { demoProblems } from './demo-content.ts';

interface DemoText<Writer extends string> {
  readonly author: Writer;
  readonly content: string;
}

/** A discussion with its comments. */
export interface DemoDiscussion<Writer extends string> extends DemoText<Writer> {
  /** Name of a category that each new site has. */
  readonly category: '闲聊' | '题解' | '求助' | '建议';
  /** Null: about no problem. */
  readonly problem: (typeof demoProblems)[number] | null;
  readonly title: string;
  readonly description: string;
  readonly disclosure?: Disclosure;
  readonly isPinned?: boolean;
  /** The first comment is the accepted answer. */
  readonly isAnswered?: boolean;
  readonly comments: readonly (DemoText<Writer> & { readonly replies?: readonly DemoText<Writer>[] })[];
}

/** What the demo talks about, oldest first: the first root account and the student. */
const demoDiscussions: readonly DemoDiscussion<'root' | 'student'>[] = [
  {
    author: 'root',
    category: '闲聊',
    problem: null,
    isPinned: true,
    title: '欢迎来到讨论区 · Welcome to the discussions',
    description: '发帖之前请先看这里。Read this before you post.',
    content: [
      '大家可以在这里交流题目、算法和比赛。提问时请说明**思路**、**代码语言**和**已经尝试过的方法**。',
      '',
      'Talk about problems, algorithms and contests here. When you ask, say what your **idea** is, which **language**',
      'you use and what you **tried** already.',
      '',
      '- 不要直接贴出完整答案，题解请选择“通过后可见”。 Mark solutions as readable "after solving".',
      '- 公式用 `$...$`，例如 $O(n \\log n)$。 Formulas go between dollar signs.',
    ].join('\n'),
    comments: [
      {
        author: 'student',
        content: '请问题解可以用英文写吗？ May solutions be in English?',
        replies: [{ author: 'root', content: '都可以。 Either language is fine.' }],
      },
    ],
  },
  {
    author: 'student',
    category: '求助',
    problem: 'raffle',
    isAnswered: true,
    title: '为什么我的选择排序会超时？',
    description: '样例能通过，提交后是 Time Limit Exceeded。',
    content: [
      '我先用选择排序给所有号码排序，再数最长的连续段：',
      '',
      '```cpp',
      'for (int i = 0; i < n; ++i)',
      '  for (int j = i + 1; j < n; ++j)',
      '    if (a[j] < a[i]) swap(a[i], a[j]);',
      '```',
      '',
      '样例都对，可是提交后超时了，应该怎么改？',
    ].join('\n'),
    comments: [
      {
        author: 'root',
        content: '选择排序是 $O(n^2)$，$n = 200\\,000$ 时大约要比较 $2 \\times 10^{10}$ 次。换成 `std::sort` 就够了。',
        replies: [{ author: 'student', content: '通过了，谢谢！' }],
      },
    ],
  },
  {
    author: 'root',
    category: '题解',
    problem: 'hourglass',
    disclosure: 'SOLVED',
    title: 'A picture without two cases',
    description: 'One formula for the upper and the lower half.',
    content: [
      'Line $i$ of $n$ (from $0$) has $|n - 1 - 2i| + 1$ characters. So one loop draws both halves:',
      '',
      '```python',
      'n, c = input().split()',
      'n = int(n)',
      'for i in range(n):',
      '    width = abs(n - 1 - 2 * i) + 1',
      "    print(' ' * ((n - width) // 2) + c * width)",
      '```',
      '',
      'Nothing is printed behind the last character: the typewriter shows blanks at the end of a line.',
    ].join('\n'),
    comments: [{ author: 'student', content: 'I padded each line to $n$ characters. Now I see why that was wrong.' }],
  },
  {
    author: 'student',
    category: '求助',
    problem: 'bookshelf',
    title: 'Only some of the points',
    description: 'My program is right on small shelves and wrong on large ones.',
    content: 'I count pairs of books in the wrong order with an `int`. Is that too small for the last group?',
    comments: [{ author: 'root', content: 'Yes: with $n$ books there can be $n(n-1)/2$ such pairs. Use `long long`.' }],
  },
  {
    author: 'student',
    category: '建议',
    problem: null,
    title: '希望增加更多图论题',
    description: '做完“夜班车”之后还想继续练习最短路。',
    content: '最短路的练习题目前只有一道，能不能再加几道 Dijkstra 和 Bellman-Ford 的题？',
    comments: [],
  },
];

/** Writes the discussions of the demo, once. */
export async function importDemoDiscussions({ db }: Services, studentId: string): Promise<void> {
  const root = await db.user.findFirst({
    where: { role: 'ROOT' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (root === null) return;
  const accounts = { root: root.id, student: studentId };
  const createdAt = new Date();
  await db.$transaction(async (tx) => {
    if ((await tx.discussion.count()) > 0) return;
    for (const discussion of demoDiscussions)
      await writeDemoDiscussion(tx, discussion, { accounts, createdAt, groupId: null });
  });
}

/** Where, when and by whom a discussion of the demo is written. */
interface Writing<Writer extends string> {
  readonly accounts: Readonly<Record<Writer, string>>;
  readonly createdAt: Date;
  /** Null: on the site. */
  readonly groupId: number | null;
}

/** Writes a discussion with its comments, if its category and its problem are there. */
export async function writeDemoDiscussion<Writer extends string>(
  tx: Transaction,
  {
    comments,
    category: name,
    problem: packageName,
    title,
    author,
    isAnswered = false,
    ...text
  }: DemoDiscussion<Writer>,
  { accounts, createdAt, groupId }: Writing<Writer>,
): Promise<void> {
  const category = await tx.discussionCategory.findFirst({ where: { groupId: null, name }, select: { id: true } });
  const problem =
    packageName === null
      ? null
      : await tx.problem.findUnique({ where: { packageName }, select: { id: true, displayId: true } });
  // A keeper may have renamed the category, or deleted the problem, before the demo was there.
  if (category === null || (packageName !== null && problem === null)) return;
  const { id: discussionId } = await tx.discussion.create({
    data: {
      ...text,
      title: problem === null ? title : `[${problem.displayId}] ${title}`,
      groupId,
      categoryId: category.id,
      problemId: problem?.id ?? null,
      authorId: accounts[author],
      createdAt,
    },
    select: { id: true },
  });
  const replies = comments.flatMap((comment) => comment.replies ?? []);
  const { id: threadId } = await tx.thread.create({
    data: { discussionId, commentCount: comments.length + replies.length },
    select: { id: true },
  });
  for (const [index, comment] of comments.entries()) {
    const { id: commentId } = await tx.comment.create({
      data: {
        threadId,
        authorId: accounts[comment.author],
        content: comment.content,
        createdAt,
        replies: {
          create: (comment.replies ?? []).map((reply) => ({
            authorId: accounts[reply.author],
            recipientId: accounts[comment.author],
            content: reply.content,
            createdAt,
          })),
        },
      },
      select: { id: true },
    });
    if (isAnswered && index === 0)
      await tx.discussion.update({ where: { id: discussionId }, data: { answerId: commentId } });
  }
}
