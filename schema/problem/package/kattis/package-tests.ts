import type { Sentence } from '../../../core/errors.ts';
import type { CaseContent, GroupContent } from '../problem-content.ts';
import type { ProblemPackage, TestCase, TestGroup } from '../problem-package.types.ts';

const aggregations = { sum: 'SUM', min: 'MIN', max: 'MAX', average: 'AVERAGE' } as const;

/**
 * A package's test data as this site stores it. In pass-fail problems the first bad case ends the judging. Samples that
 * give no points are judged where points are added up, and left out where they would decide the result.
 */
export function testGroupsOf(problem: Pick<ProblemPackage, 'testData' | 'metadata' | 'format'>): GroupContent<string> {
  const { testData, metadata, format } = problem;
  const { isScoring } = metadata;
  const isLegacy = format === 'legacy' || format === 'legacy-icpc';
  const { root } = testData;
  const convert = (group: TestGroup): GroupContent<string> => {
    const isWorthless = isScoring && testData.isSampleIgnored && isSampleGroup(group);
    return {
      name: group.name,
      aggregation: aggregations[group.aggregation],
      isBreakOnReject: !isScoring || (group === root && !isLegacy ? false : group.onReject === 'break'),
      acceptScore: isWorthless ? 0 : group.acceptScore,
      rejectScore: isWorthless ? 0 : group.rejectScore,
      maxScore: isWorthless ? 0 : group.maxScore,
      requires: group.requirePass,
      cases: group.cases.map(caseOf),
      groups: group.groups.filter((inner) => isJudged(inner, problem)).map(convert),
    };
  };
  return convert(root);
}

function isSampleGroup({ name }: TestGroup): boolean {
  return name === 'sample' || name.startsWith('sample/');
}

function isJudged(group: TestGroup, { testData, metadata }: Pick<ProblemPackage, 'testData' | 'metadata'>): boolean {
  return !(
    metadata.isScoring &&
    testData.isSampleIgnored &&
    isSampleGroup(group) &&
    testData.root.aggregation !== 'sum'
  );
}

function caseOf(testCase: TestCase): CaseContent<string> {
  return {
    name: testCase.name,
    isSample: testCase.isSample,
    input: testCase.inputPath,
    answer: testCase.answerPath,
    score: null,
    validatorFlags: testCase.validatorFlags,
    args: testCase.args,
    files: testCase.files.map((file) => ({ name: file.name, file: file.path })),
  };
}

/** A setting of a package that this site does not follow, and the file it is in. */
interface UnsupportedSetting {
  readonly file: string;
  readonly message: Sentence;
}

/**
 * What of a package's settings this site does not follow, in sentences for its author. In scoring problems points
 * decide: a submission that is right in part is partially accepted, whatever the flags for verdicts say.
 */
export function unsupportedSettings({
  testData,
  metadata,
}: Pick<ProblemPackage, 'testData' | 'metadata'>): UnsupportedSetting[] {
  if (metadata.isScoring) return [];
  const found: UnsupportedSetting[] = [];
  const visit = (group: TestGroup) => {
    if (group.isAcceptedByAny)
      found.push({
        file: `data/${group.name}`,
        message: {
          'zh-CN': '不支持“accept_if_any_accepted”；所有部分都必须通过。',
          'en-US': '"accept_if_any_accepted" is not supported; all parts must be accepted.',
        },
      });
    if (group.verdictMode === 'always_accept')
      found.push({
        file: `data/${group.name}`,
        message: {
          'zh-CN': '不支持“always_accept”；评测结果取决于各测试点。',
          'en-US': '"always_accept" is not supported; the verdict is that of the cases.',
        },
      });
    for (const inner of group.groups) visit(inner);
  };
  visit(testData.root);
  return found;
}
