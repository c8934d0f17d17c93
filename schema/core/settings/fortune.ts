import { createHash } from 'node:crypto';
import { z } from 'zod';

/*
 * What a check-in draws. The draw hangs on the user and the day alone, so asking again changes nothing; what was drawn
 * is stored with the check-in, so a change of the lists leaves it as it was.
 */

const words = z.object({ title: z.string().trim().min(1).max(40), note: z.string().trim().max(80) });
/** A text of the lists in both languages; the note may be empty. */
const fortuneText = z.object({ 'zh-CN': words, 'en-US': words });
/** Texts to draw from. Two are needed where two are drawn. */
export const fortuneList = z.array(fortuneText).min(2).max(100);

export type FortuneText = z.infer<typeof fortuneText>;

/** What a check-in shows. */
export const fortuneSchema = z.object({ sign: fortuneText, good: z.array(fortuneText), bad: z.array(fortuneText) });
export type Fortune = z.infer<typeof fortuneSchema>;

/** The lists it is drawn from. */
export interface FortuneLists {
  readonly signs: readonly FortuneText[];
  readonly good: readonly FortuneText[];
  readonly bad: readonly FortuneText[];
}

/** Things to do and things to leave in one fortune. */
const drawn = 2;

/** The fortune of a user on a day (YYYY-MM-DD). */
export function drawFortune(lists: FortuneLists, userId: string, day: string): Fortune {
  const pick = (list: readonly FortuneText[], what: string, count: number) =>
    // The smallest hashes: each text is as likely as any other, and none comes twice.
    list
      .map((text, index) => ({ text, rank: hash(`${userId} ${day} ${what} ${index}`) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, count)
      .map(({ text }) => text);
  const [sign] = pick(lists.signs, 'sign', 1);
  if (sign === undefined) throw new Error('The list of signs is empty.');
  return { sign, good: pick(lists.good, 'good', drawn), bad: pick(lists.bad, 'bad', drawn) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function text(zhTitle: string, zhNote: string, enTitle: string, enNote: string): FortuneText {
  return { 'zh-CN': { title: zhTitle, note: zhNote }, 'en-US': { title: enTitle, note: enNote } };
}

/** Until admins write their own. */
export const defaultFortunes = {
  signs: [
    text('大吉', '样例一遍过，提交也一遍过', 'Great luck', 'Samples pass, and so does the rest'),
    text('中吉', '想清楚再写，一次就对', 'Good luck', 'Think first, write once'),
    text('小吉', '离正解只差一个小想法', 'Some luck', 'One small idea away'),
    text('吉', '今天的复杂度都刚刚好', 'Luck', 'Every complexity fits today'),
    text('中平', '按部就班，稳稳通过', 'Even', 'Step by step gets there'),
    text('末吉', '多检查边界，会有惊喜', 'Late luck', 'Mind the edge cases'),
    text('小凶', '记得开 long long', 'Slight misfortune', 'Remember 64-bit integers'),
  ],
  good: [
    text('刷一道动态规划', '状态自己会冒出来', 'Solve a DP problem', 'The states will come to you'),
    text('补一道赛后题', '上次差一点，这次就会', 'Upsolve', 'Last time was close'),
    text('写暴力对拍', '三分钟找到反例', 'Stress test', 'A counterexample in three minutes'),
    text('重构模板', '以后的自己会感谢现在', 'Tidy your template', 'Later you will be thankful'),
    text('读别人的代码', '原来还能这样写', 'Read accepted code', 'So that is how it is done'),
    text('学一个新算法', '今天理解得特别快', 'Learn an algorithm', 'It sinks in today'),
    text('早点睡觉', '梦里想到正解', 'Go to bed early', 'The solution comes asleep'),
    text('从签到题开始', '手感越来越好', 'Start with an easy one', 'It warms you up'),
    text('画图分析', '图一画就明白', 'Draw it', 'A picture makes it plain'),
  ],
  bad: [
    text('不看数据范围', '数组又开小了', 'Skip the constraints', 'The array is too small again'),
    text('盲目提交', '罚时悄悄增加', 'Submit blindly', 'Penalty adds up'),
    text('用浮点数比较', '精度不答应', 'Compare floats with ==', 'Precision objects'),
    text('临睡前开新题', '一调就到天亮', 'Open a problem at midnight', 'It will be dawn'),
    text('忘记清空数组', '多组数据会找上门', 'Forget to clear arrays', 'Many test cases will tell'),
    text('复制粘贴改变量', '总有一处没改', 'Copy, paste, rename', 'One place is always missed'),
    text('卡常到底', '换个算法更快', 'Fight for constants', 'A better algorithm is faster'),
    text('只测样例', '样例从来不够', 'Test samples only', 'They are never enough'),
  ],
} satisfies { readonly [List in keyof FortuneLists]: FortuneText[] };
