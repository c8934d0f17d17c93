import type { Services } from '@verdict/schema/core/context.ts';

/** Classifications of the tags that the demo problems carry, both in their order. */
const demoTagClasses: Readonly<Record<string, readonly string[]>> = {
  '基础 Basics': [
    '入门 Beginner',
    '循环 Loops',
    '字符串 String',
    '回文 Palindrome',
    '排序 Sorting',
    '大规模输入 Large input',
  ],
  '算法 Algorithms': [
    '二分 Binary search',
    '分治 Divide and conquer',
    '构造 Constructive',
    '动态规划 Dynamic programming',
    '背包 Knapsack',
  ],
  '图与结构 Graphs and structures': [
    '图论 Graphs',
    '网格 Grids',
    '广度优先 BFS',
    '最短路 Shortest path',
    '拓扑排序 Topological order',
    '数据结构 Data structures',
  ],
  '数学 Mathematics': ['数学 Math', '计算几何 Geometry', '浮点数 Floating point'],
  '评测方式 Judging': ['特殊评测 Special judge', '交互 Interactive'],
};

/** Puts the tags of the demo problems under classifications; again nothing changes. */
export async function classifyDemoTags({ db }: Services): Promise<void> {
  for (const [rank, [name, tags]] of Object.entries(demoTagClasses).entries()) {
    const { id: classificationId } = await db.tagClassification.upsert({
      where: { origin_name: { origin: 'ME', name } },
      create: { name, rank },
      update: {},
      select: { id: true },
    });
    for (const [place, tag] of tags.entries())
      await db.tag.updateMany({
        where: { origin: 'ME', groupId: null, name: tag, classificationId: null },
        data: { classificationId, rank: place },
      });
  }
}
