import type { Sentence } from '../../../core/errors.ts';
import type { GroupContent } from '../problem-content.ts';
import { type FormatVersion, isLegacy } from './format-version.ts';
import type { TestData } from './test-data.ts';
import type { ReadGroup } from './test-scores.ts';

/** What decides how the test data of a package is judged. */
export interface JudgedData extends Pick<TestData, 'root' | 'isSampleIgnored'> {
  readonly isScoring: boolean;
  readonly format: FormatVersion;
}

/**
 * The test data of a package as it is judged. In pass-fail problems the first bad case ends the judging. Samples that
 * give no points are judged where points are added up, and left out where they would decide the result.
 */
export function judgedTests(data: JudgedData): GroupContent<string> {
  const { root, isSampleIgnored, isScoring, format } = data;
  const judged = (group: ReadGroup): GroupContent<string> => {
    const isWorthless = isScoring && isSampleIgnored && isSampleGroup(group);
    const isNewerRoot = group === root && !isLegacy(format);
    return {
      name: group.name,
      aggregation: group.aggregation,
      isBreakOnReject: !isScoring || (group.isBreakOnReject && !isNewerRoot),
      acceptScore: isWorthless ? 0 : group.acceptScore,
      rejectScore: isWorthless ? 0 : group.rejectScore,
      maxScore: isWorthless ? 0 : group.maxScore,
      requires: group.requires,
      cases: group.cases,
      groups: group.groups.filter((inner) => isJudged(inner, data)).map(judged),
    };
  };
  return judged(root);
}

function isSampleGroup({ name }: ReadGroup): boolean {
  return name === 'sample' || name.startsWith('sample/');
}

function isJudged(group: ReadGroup, { root, isSampleIgnored, isScoring }: JudgedData): boolean {
  return !(isScoring && isSampleIgnored && isSampleGroup(group) && root.aggregation !== 'SUM');
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
export function unsupportedSettings({ root, isScoring }: Pick<JudgedData, 'root' | 'isScoring'>): UnsupportedSetting[] {
  if (isScoring) return [];
  const found: UnsupportedSetting[] = [];
  const visit = (group: ReadGroup) => {
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
  visit(root);
  return found;
}
