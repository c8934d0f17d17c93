/** A problem as the stand-in keeps it. */
export interface LibreProblem {
  readonly id: number;
  readonly displayId: number;
  readonly type: 'Traditional' | 'SubmitAnswer';
  readonly isPublic: boolean;
}

export const problems: readonly LibreProblem[] = [
  { id: 41_180, displayId: 6_764, type: 'Traditional', isPublic: true },
  { id: 41_181, displayId: 6_765, type: 'SubmitAnswer', isPublic: true },
  { id: 41_182, displayId: 6_766, type: 'Traditional', isPublic: false },
];

/** What the API says of a problem. */
export function problemAnswer({ id, displayId, type }: LibreProblem): Readonly<Record<string, unknown>> {
  const text = (sectionTitle: string, words: string) => ({ sectionTitle, type: 'Text', text: words });
  return {
    meta: {
      id,
      displayId,
      type,
      isPublic: true,
      publicTime: '2023-01-01T00:00:00.000Z',
      ownerId: 1,
      locales: ['zh_CN'],
      submissionCount: 1,
      acceptedSubmissionCount: 1,
    },
    localizedContentsOfLocale: {
      locale: 'zh_CN',
      title: '「模板」A + B 🚀',
      contentSections: [
        text('背景', '见 [原题](/p/1)。'),
        text('题目描述', '计算 $a + b$，不超过 $2^{54}$。\n\n![图](/images/a.png)\n'),
        text('输入格式', '两个整数。'),
        text('输出格式', '一个整数。'),
        { sectionTitle: '样例 1', type: 'Sample', sampleId: 1, text: '' },
        { sectionTitle: '样例 2', type: 'Sample', sampleId: 0, text: '因为 $1 + 2 = 3$。' },
        text('数据范围与提示', '$1 \\le a, b$。'),
      ],
    },
    samples: [
      { inputData: '1 2\n', outputData: '3\n' },
      { inputData: '20 22', outputData: '42' },
    ],
    judgeInfo:
      type === 'SubmitAnswer'
        ? { subtasks: null }
        : {
            timeLimit: 1_500,
            memoryLimit: 256,
            fileIo: { inputFilename: 'plus.in', outputFilename: 'plus.out' },
            runSamples: true,
            subtasks: null,
            checker: { type: 'lines' },
          },
    submittable: true,
    tagsOfLocale: [{ id: 1, name: '模拟', color: 'black' }],
  };
}

const standards = ['c++03', 'c++11', 'c++14', 'c++17', 'c++20', 'gnu++11', 'gnu++14', 'gnu++17', 'gnu++20'];
const native = { O: ['0', '1', '2', '3', 'fast'], m: ['64', '32', 'x32'] };

/** Options that each language needs, with the values that are taken. */
export const languageOptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  cpp: { compiler: ['g++', 'clang++'], std: standards, ...native },
  c: { compiler: ['gcc', 'clang'], std: ['c89', 'c99', 'c11', 'c17', 'gnu89', 'gnu99', 'gnu11', 'gnu17'], ...native },
  java: {},
  kotlin: { version: ['1.5', '1.6', '1.7', '1.8', '1.9'], platform: ['jvm'] },
  pascal: { optimize: ['-', '1', '2', '3', '4'] },
  python: { version: ['2.7', '3.9', '3.10'] },
  rust: { version: ['2015', '2018', '2021'], optimize: ['0', '1', '2', '3'] },
  swift: { version: ['4.2', '5', '6'], optimize: ['Onone', 'O', 'Ounchecked'] },
  go: { version: ['1.x'] },
  haskell: { version: ['98', '2010'] },
  csharp: { version: ['7.3', '8', '9'] },
  fsharp: {},
};
