import { plainCase } from '../plain-tests.ts';
import { type CaseContent, type GroupContent, plainGroup } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { type XmlElement, attribute, child, children, textOf } from '../xml.ts';

/** Test data of a Polygon package. */
export interface PolygonTests {
  readonly tests: GroupContent<string>;
  /** Points of all groups; null where the problem gives none. */
  readonly totalScore: number | null;
}

interface PolygonTest {
  readonly testCase: CaseContent<string>;
  readonly group: string | null;
  readonly points: number;
}

/**
 * Reads the tests of a testset, those that scripts of the package make included: they must be there as files, since no
 * program of a package is run here.
 *
 * @returns null when tests are missing.
 */
export function readPolygonTests(testset: XmlElement, source: SourceFolder): PolygonTests | null {
  const elements = children(child(testset, 'tests'), 'test');
  const inputPattern = textOf(child(testset, 'input-path-pattern'));
  const answerPattern = textOf(child(testset, 'answer-path-pattern'));
  const hasPoints = elements.some((test) => Number(attribute(test, 'points') ?? 0) > 0);
  const missing: string[] = [];
  const tests = elements.flatMap((element, index): PolygonTest[] => {
    const [inputName, answerName] = [inputPattern, answerPattern].map((pattern) => numberedPath(pattern, index + 1));
    const [input, answer] = [source.files.get(inputName ?? ''), source.files.get(answerName ?? '')];
    if (input === undefined || answer === undefined) {
      missing.push((input === undefined ? inputName : answerName) ?? '');
      return [];
    }
    const points = Number(attribute(element, 'points') ?? 0);
    const isSample = attribute(element, 'sample') === 'true';
    const group = attribute(element, 'group');
    const folder = group === null ? 'secret' : `secret/${group}`;
    const testCase = {
      ...plainCase({ name: `${folder}/${String(index + 1).padStart(2, '0')}`, input, answer, score: null }),
      isSample,
    };
    return [{ testCase, group, points }];
  });
  const [first] = missing;
  if (first !== undefined) {
    source.log.problem(first, {
      'zh-CN': `缺少测试数据（共 ${missing.length} 个文件）：这是未生成数据的“standard”包。请在 Polygon 中下载完整（full）包，或先运行包中的 doall 脚本再重新打包。`,
      'en-US':
        `is missing (files of test data that are missing: ${missing.length}): this is a "standard" package whose ` +
        'tests are not generated. Download the full package from Polygon, or run its doall script and pack it again.',
    });
    return null;
  }
  if (tests.length === 0) {
    source.log.problem('problem.xml', { 'zh-CN': '没有任何测试点。', 'en-US': 'lists no tests.' });
    return null;
  }
  const groups = children(child(testset, 'groups'), 'group');
  return groupedTests(tests, groups, hasPoints);
}

/** A path of a pattern such as `tests/%02d`. */
function numberedPath(pattern: string, number: number): string {
  return pattern.replace(/%0?(\d*)d/u, (_all, width: string) => String(number).padStart(Number(width || 0), '0'));
}

function groupedTests(tests: readonly PolygonTest[], groups: readonly XmlElement[], hasPoints: boolean): PolygonTests {
  const root = (inner: readonly GroupContent<string>[]) =>
    plainGroup('data', { groups: [plainGroup('secret', { groups: inner })] });
  if (!hasPoints) {
    // Pass-fail: the first bad test ends it.
    const cases = tests.map(({ testCase }) => testCase);
    return {
      tests: {
        ...plainGroup<string>('data', {}),
        isBreakOnReject: true,
        groups: [{ ...plainGroup('secret', { cases }), isBreakOnReject: true }],
      },
      totalScore: null,
    };
  }
  const names = [...new Set(tests.map(({ group }) => group))];
  let total = 0;
  const built = names.map((name) => {
    const own = tests.filter(({ group }) => group === name);
    const element = groups.find((each) => attribute(each, 'name') === name);
    const isWhole = attribute(element, 'points-policy') === 'complete-group';
    const points = own.reduce((sum, each) => sum + each.points, 0);
    total += points;
    return groupOf({
      name,
      own,
      points,
      isWhole,
      requires: children(child(element ?? null, 'dependencies'), 'dependency').flatMap(
        (each) => attribute(each, 'group') ?? [],
      ),
    });
  });
  return { tests: root(built), totalScore: Math.round(total) };
}

interface GroupFacts {
  readonly name: string | null;
  readonly own: readonly PolygonTest[];
  readonly points: number;
  /** The group gives its points when all of its tests pass, and none otherwise. */
  readonly isWhole: boolean;
  readonly requires: readonly string[];
}

function groupOf({ name, own, points, isWhole, requires }: GroupFacts): GroupContent<string> {
  const path = name === null ? 'secret/tests' : `secret/${name}`;
  const rules = { maxScore: points, requires: requires.map((other) => `secret/${other}`) };
  if (isWhole) {
    return {
      ...plainGroup(path, { cases: own.map(({ testCase }) => testCase) }),
      ...rules,
      aggregation: 'MIN',
      isBreakOnReject: true,
      acceptScore: points,
    };
  }
  // Whole points are the case's own; groups of one points each hold those with fractions.
  const isPlain = own.every((each) => Number.isInteger(each.points));
  if (isPlain)
    return {
      ...plainGroup(path, { cases: own.map(({ testCase, points: score }) => ({ ...testCase, score })) }),
      ...rules,
    };
  const parts = Map.groupBy(own, (each) => each.points);
  const groups = [...parts].map(([score, cases], index) => ({
    ...plainGroup(`${path}/${index + 1}`, { cases: cases.map(({ testCase }) => testCase) }),
    acceptScore: score,
  }));
  return { ...plainGroup(path, { groups }), ...rules };
}
