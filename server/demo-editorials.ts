import type { Disclosure } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import type { demoProblems } from './demo-content.ts';

interface DemoEditorial {
  readonly problem: (typeof demoProblems)[number];
  readonly disclosure?: Disclosure;
  /** Jury solutions of the package. */
  readonly solutionNames: readonly string[];
  readonly translations: readonly {
    readonly language: 'en' | 'zh';
    readonly hints: readonly string[];
    readonly content: string;
  }[];
}

const demoEditorials: readonly DemoEditorial[] = [
  {
    problem: 'hourglass',
    solutionNames: ['accepted/rows.py'],
    translations: [
      {
        language: 'en',
        hints: [
          'Number the lines from $0$ to $n - 1$. How many characters does line $i$ have in the upper half?',
          'The lower half is the upper half upside down. Which expression has the same value for $i$ and $n - 1 - i$?',
        ],
        content: [
          'Line $i$ has $|n - 1 - 2i| + 1$ characters, and half of the missing ones are blanks before them:',
          '$(n - \\text{width}) / 2$. One loop draws both halves.',
          '',
          'Print nothing after the last character: the checker compares blanks, too.',
        ].join('\n'),
      },
      {
        language: 'zh',
        hints: [
          '把各行从 $0$ 到 $n - 1$ 编号。上半部分第 $i$ 行有几个字符？',
          '下半部分是上半部分倒过来。哪个式子在 $i$ 和 $n - 1 - i$ 处取值相同？',
        ],
        content: [
          '第 $i$ 行有 $|n - 1 - 2i| + 1$ 个字符，前面的空格数是缺少的字符数的一半，即 $(n - \\text{宽度}) / 2$。',
          '这样一个循环就能画出上下两部分。',
          '',
          '最后一个字符之后不要输出任何内容：本题连空格也要比较。',
        ].join('\n'),
      },
    ],
  },
  {
    problem: 'raffle',
    solutionNames: ['accepted/sort.cpp', 'accepted/hash_set.py'],
    translations: [
      {
        language: 'en',
        hints: [
          'Two nested loops over $200\\,000$ numbers are too slow. In which order are numbers easy to look through?',
          'After sorting, equal numbers are neighbours. Count each of them once.',
          'Go through the different numbers in ascending order. When does a run go on, and when does a new one begin?',
        ],
        content: [
          'Sort the numbers and drop repeated ones, which takes $O(n \\log n)$. What is left is the first answer.',
          '',
          'A run goes on while a number is one more than the number before it; otherwise a new run begins. Keep the',
          'longest run so far, and replace it only by a **longer** one: then of several longest runs the one that',
          'starts with the smallest number stays.',
          '',
          'A hash set does it without sorting: a run starts at each number $x$ for which $x - 1$ is not in the set.',
        ].join('\n'),
      },
      {
        language: 'zh',
        hints: [
          '对 $200\\,000$ 个数用两重循环会超时。按什么顺序看这些数更方便？',
          '排序之后，相等的数相邻，每个数只计一次。',
          '从小到大看互不相同的数：什么时候连续段在延长，什么时候开始新的一段？',
        ],
        content: [
          '先排序并去重，复杂度 $O(n \\log n)$，剩下的个数就是第一个答案。',
          '',
          '如果一个数比前一个数恰好大 $1$，连续段就延长，否则开始新的一段。记录目前最长的一段，只有**更长**时才替换，',
          '这样在有多段同样长时，留下的就是起点最小的一段。',
          '',
          '也可以不排序而用哈希集合：若 $x - 1$ 不在集合中，则有一段从 $x$ 开始。',
        ].join('\n'),
      },
    ],
  },
  {
    problem: 'nightbus',
    disclosure: 'SOLVED',
    solutionNames: ['accepted/dijkstra.cpp'],
    translations: [
      {
        language: 'en',
        hints: [
          'Without waiting it is a shortest path. Can the waiting times become part of the rides?',
          'Every bus that leaves stop $u$ costs the wait there. So how long is the ride from $u$ to $v$ with it?',
        ],
        content: [
          'Let a ride from $u$ to $v$ take $w_u + d$ minutes, with $w_1 = 0$. The two directions differ, but all',
          'lengths are positive, so Dijkstra with a priority queue finds the earliest arrival in $O((n + m) \\log n)$.',
          '',
          'Nothing is added at stop $n$, since no bus is taken from there. Sums reach about $10^{13}$: use 64-bit',
          'integers.',
        ].join('\n'),
      },
      {
        language: 'zh',
        hints: [
          '如果不用等车，这就是最短路。能不能把等车的时间算进乘车的时间里？',
          '不管换哪一班车，离开车站 $u$ 之前都要在那里等。那么从 $u$ 到 $v$ 的这一程应当算多长？',
        ],
        content: [
          '把从 $u$ 到 $v$ 的一程看作 $w_u + d$ 分钟，并令 $w_1 = 0$。两个方向的长度不同，但都是正数，',
          '所以用优先队列优化的 Dijkstra 就能求出最早到达时间，复杂度 $O((n + m) \\log n)$。',
          '',
          '在 $n$ 号车站不再上车，所以不会多算等待。总时间约为 $10^{13}$，需要 64 位整数。',
        ].join('\n'),
      },
    ],
  },
];

/** Writes the editorials of the demo, once. */
export async function importDemoEditorials({ db }: Services): Promise<void> {
  const root = await db.user.findFirst({
    where: { role: 'ROOT' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  const now = new Date();
  for (const { problem: packageName, translations, solutionNames, ...rest } of demoEditorials) {
    const problem = await db.problem.findUnique({
      where: { packageName },
      select: { id: true, editorial: { select: { id: true } } },
    });
    // A keeper may have deleted the problem, or written one, before the demo was there.
    if (problem === null || problem.editorial !== null) continue;
    await db.editorial.create({
      data: {
        ...rest,
        problemId: problem.id,
        authorId: root?.id ?? null,
        solutionNames: [...solutionNames],
        publishesAt: now,
        createdAt: now,
        updatedAt: now,
        translations: {
          create: translations.map(({ language, content, hints }) => ({ language, content, hints: [...hints] })),
        },
      },
      select: { id: true },
    });
  }
}
