import { usernameColumns } from '@verdict/schema/account/user/credentials.ts';

/** An invented person. */
export interface InventedPerson extends ReturnType<typeof usernameColumns> {
  readonly nickname: string;
  readonly realName: string;
  readonly studentId: string;
}

/** Sign and pinyin. */
type Sign = readonly [sign: string, pinyin: string];

const surnames: readonly Sign[] = [
  ['王', 'wang'],
  ['李', 'li'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['赵', 'zhao'],
  ['黄', 'huang'],
  ['周', 'zhou'],
  ['吴', 'wu'],
  ['徐', 'xu'],
];
const givenNames: readonly Sign[] = [
  ['子涵', 'zihan'],
  ['雨桐', 'yutong'],
  ['浩然', 'haoran'],
  ['欣怡', 'xinyi'],
  ['宇轩', 'yuxuan'],
  ['思远', 'siyuan'],
  ['佳琪', 'jiaqi'],
  ['明哲', 'mingzhe'],
  ['若溪', 'ruoxi'],
  ['一诺', 'yinuo'],
  ['博文', 'bowen'],
  ['诗涵', 'shihan'],
  ['嘉豪', 'jiahao'],
];
const firstNames = [
  'Ada',
  'Ben',
  'Clara',
  'Daniel',
  'Emma',
  'Felix',
  'Grace',
  'Henry',
  'Isla',
  'Jonas',
  'Kate',
  'Leo',
  'Maya',
];
const lastNames = [
  'Adams',
  'Baker',
  'Clark',
  'Diaz',
  'Evans',
  'Fisher',
  'Garcia',
  'Hughes',
  'Ibsen',
  'Jensen',
  'Khan',
] as const;

/** Chinese and English names take turns; both lists of a language have lengths without a common divisor. */
const maxPeople = 2 * Math.min(surnames.length * givenNames.length, firstNames.length * lastNames.length);

/** The same people each time, all with different names. @param prefix of their usernames, at most 6 characters. */
export function inventPeople(count: number, prefix: string): InventedPerson[] {
  if (count > maxPeople) throw new RangeError(`at most ${maxPeople} people`);
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / 2);
    const { realName, nickname, handle } = index % 2 === 0 ? chinese(turn) : english(turn);
    return {
      ...usernameColumns(`${prefix}${handle}`),
      nickname,
      realName,
      studentId: String(20_260_001 + index),
    };
  });
}

function chinese(turn: number) {
  const [surname, family] = pick(surnames, turn);
  const [given, own] = pick(givenNames, turn);
  const realName = `${surname}${given}`;
  return { realName, nickname: realName, handle: `${family}${own}` };
}

function english(turn: number) {
  const [first, last] = [pick(firstNames, turn), pick(lastNames, turn)];
  return { realName: `${first} ${last}`, nickname: first, handle: `${first}${last}`.toLowerCase() };
}

function pick<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length];
  if (found === undefined) throw new RangeError('an empty list');
  return found;
}
