import type { IssueLog } from '../issue-log.ts';
import { type PackageTree, compareNames, entriesOf } from '../package-tree.ts';
import type { SampleContent } from '../problem-content.ts';
import { type ScoredTree, domjudgeScores } from './domjudge-scores.ts';
import { isLegacy } from './format-version.ts';
import { warnOfLegacyScores } from './legacy-score-warnings.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { readSamples } from './samples.ts';
import { type CaseFiles, findCases } from './test-case-files.ts';
import {
  type GroupSettings,
  type SettingsByFolder,
  isSettingsFile,
  readGroupSettings,
  usesLegacyKeys,
} from './test-group-settings.ts';
import { type GroupReading, countCases, readGroup } from './test-group.ts';
import { type ReadGroup, checkNewerScoring, legacyScoring } from './test-scores.ts';

/** Folders of `data/` that test the jury's own programs; judging does not use them. */
const juryTestFolders = [
  'invalid_input',
  'invalid_inputs',
  'invalid_output',
  'invalid_outputs',
  'invalid_answer',
  'invalid_answers',
  'valid_output',
  'valid_outputs',
];

/** What the points of a package depend on besides its test data. */
export interface ScoringSources {
  readonly isScoredByValidator: boolean;
  /** Highest score that a tag @EXPECTED_SCORE@ states; null: there is none. */
  readonly statedScore: number | null;
}

/** Test data as a tree, and the samples to show. */
export interface TestData {
  /** Named `data`; its groups are `sample` (absent when the package has none) and `secret`, in this order. */
  readonly root: ReadGroup;
  /** True when the points of samples do not count (always in newer formats, `ignore_sample` in legacy ones). */
  readonly isSampleIgnored: boolean;
  /** What the statement shows, in order. */
  readonly samples: readonly SampleContent[];
  /** Points of a submission that is right everywhere; null for pass-fail problems and when there is no bound. */
  readonly maxScore: number | null;
}

/** Scores agree within this. */
const tolerance = 0.005;

/** Reads the tree of test data. Null when the package has no test cases (the log says so). */
export async function readTestData(
  tree: PackageTree,
  yaml: ProblemYaml,
  { isScoredByValidator, statedScore }: ScoringSources,
  log: IssueLog,
): Promise<TestData | null> {
  const settings = await readGroupSettings(tree, log);
  const isLegacyStyle = isLegacy(yaml.format) || usesLegacyKeys(settings);
  const reading: GroupReading = { tree, yaml, settings, isLegacyStyle, isScoredByValidator, log };
  checkTopLevel(tree, log);
  if (!yaml.metadata.isScoring) warnOfScores(settings, log);

  const rootSettings = { ...(isLegacyStyle ? yaml.groupDefaults : {}), ...settings.get('data') };
  const sample = tree.folders.has('data/sample') ? await readGroup(reading, 'data/sample', rootSettings) : null;
  const read = tree.folders.has('data/secret') ? await readGroup(reading, 'data/secret', rootSettings) : null;
  const secret = read === null || countCases(read) === 0 ? null : read;
  if (secret === null) sayNoSecretData(sample !== null && countCases(sample) > 0, log);
  const samples = await readSamples(findSampleCases(tree, log), yaml.metadata, log);
  if (samples.length === 0)
    log.warning('data/sample', {
      'zh-CN': '没有可在题面中展示的样例。',
      'en-US': 'has no samples to show in the statement.',
    });
  if (secret === null)
    return sample === null || countCases(sample) === 0 ? null : sampleOnly({ sample, samples, rootSettings, reading });

  const shownSecret =
    secret.aggregation === 'MIN' && !isLegacyStyle ? spreadPassFail(secret, settings.get('data/secret')) : secret;
  const groups = sample === null || countCases(sample) === 0 ? [shownSecret] : [sample, shownSecret];
  const isSampleIgnored =
    (rootSettings.grader_flags ?? []).includes('ignore_sample') || (yaml.metadata.isScoring && !isLegacy(yaml.format));
  const counted = isSampleIgnored ? [shownSecret] : groups;
  const scoring = legacyScoring(isLegacyStyle ? rootSettings : {}, {
    caseCount: 0,
    groups: counted,
    isScoredByValidator,
    isScoring: yaml.metadata.isScoring,
  });
  const root: ReadGroup = { ...scoring, name: 'data', requires: [], cases: [], groups };
  if (!isLegacyStyle && yaml.metadata.isScoring) {
    checkNewerScoring(shownSecret, settings.get('data/secret')?.score_aggregation === 'pass-fail', log);
  }
  checkRequiredGroups(root, log);
  const stated: ScoredTree = { root, isSampleIgnored };
  if (!isLegacyStyle || !yaml.metadata.isScoring) return { ...stated, samples, maxScore: maximumOf(stated) };
  const scored = likelier(stated, domjudgeScores(root, settings, isScoredByValidator), statedScore);
  warnOfLegacyScores(scored.root, scored.isSampleIgnored, log);
  return { ...scored, samples, maxScore: maximumOf(scored) };
}

/**
 * Judges read legacy points differently. The score that the jury states for its best program tells whose reading is
 * meant.
 */
function likelier(ours: ScoredTree, theirs: ScoredTree, statedScore: number | null): ScoredTree {
  const isStated = (tree: ScoredTree) =>
    Math.abs((maximumOf(tree) ?? Infinity) - (statedScore ?? -Infinity)) < tolerance;
  return !isStated(ours) && isStated(theirs) ? theirs : ours;
}

function sayNoSecretData(hasSamples: boolean, log: IssueLog): void {
  const hint = { 'zh-CN': '请放入成对的 .in 和 .ans 文件。', 'en-US': 'Put pairs of .in and .ans files there.' };
  if (hasSamples)
    log.warning(
      'data/secret',
      {
        'zh-CN': '没有测试点；只用样例评测。',
        'en-US': 'has no test cases: submissions are judged by the samples only.',
      },
      hint,
    );
  else log.problem('data/secret', { 'zh-CN': '没有测试点。', 'en-US': 'has no test cases.' }, hint);
}

/** Test data of a package that has samples only: they count, whatever their points are otherwise. */
function sampleOnly({
  sample,
  samples,
  rootSettings,
  reading,
}: {
  readonly sample: ReadGroup;
  readonly samples: TestData['samples'];
  readonly rootSettings: GroupSettings;
  readonly reading: GroupReading;
}): TestData {
  const { isScoring } = reading.yaml.metadata;
  const shown = isScoring && sample.maxScore === 0 ? { ...sample, acceptScore: 100, maxScore: 100 } : sample;
  const scoring = legacyScoring(reading.isLegacyStyle ? rootSettings : {}, {
    caseCount: 0,
    groups: [shown],
    isScoredByValidator: reading.isScoredByValidator,
    isScoring,
  });
  const root: ReadGroup = { ...scoring, name: 'data', requires: [], cases: [], groups: [shown] };
  return { root, isSampleIgnored: false, samples, maxScore: root.maxScore };
}

/** A bounded group gives what its parts give, where all of them say how much that is. */
function maximumOf({ root, isSampleIgnored }: ScoredTree): number | null {
  const secret = root.groups.at(-1);
  const group = isSampleIgnored && secret !== undefined ? secret : root;
  if (group.name !== 'secret' || group.aggregation !== 'SUM' || group.groups.length === 0) return group.maxScore;
  const parts = group.groups.map((part) => part.maxScore);
  return parts.includes(null) ? group.maxScore : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
}

/** When all groups together are all or nothing, each of them stands for all points: their minimum is the result. */
function spreadPassFail(secret: ReadGroup, settings: GroupSettings | undefined): ReadGroup {
  if (settings?.score_aggregation !== 'pass-fail') return secret;
  const acceptScore = secret.maxScore ?? 0;
  return { ...secret, groups: secret.groups.map((group) => ({ ...group, acceptScore, maxScore: acceptScore })) };
}

/** Every sample, in groups or not, with those that only have an interaction. */
function findSampleCases(tree: PackageTree, log: IssueLog): CaseFiles[] {
  const folders = [...tree.folders.keys()].filter(
    (folder) => (folder === 'data/sample' || folder.startsWith('data/sample/')) && !folder.includes('.files'),
  );
  return folders.flatMap((folder) => findCases(tree, folder, log)).toSorted((a, b) => compareNames(a.name, b.name));
}

function checkTopLevel(tree: PackageTree, log: IssueLog): void {
  const { files, folders } = entriesOf(tree, 'data');
  const others: string[] = [];
  for (const file of files) {
    if (isSettingsFile(file)) continue;
    if (/\.(?:in|ans)$/u.test(file))
      log.problem(
        `data/${file}`,
        { 'zh-CN': '不在任何测试组中。', 'en-US': 'is not in a group.' },
        { 'zh-CN': '请放入 data/sample 或 data/secret。', 'en-US': 'Put it into data/sample or data/secret.' },
      );
    else others.push(file);
  }
  if (others.length > 0)
    log.warning('data', {
      'zh-CN': `其中有被忽略的文件：${others.join('、')}。`,
      'en-US': `has files that are ignored: ${others.join(', ')}.`,
    });
  for (const folder of folders) {
    if (folder === 'sample' || folder === 'secret' || juryTestFolders.includes(folder)) continue;
    log.warning(`data/${folder}`, {
      'zh-CN': '已忽略：测试数据应在 data/sample 和 data/secret 中。',
      'en-US': 'is ignored: test data is in data/sample and data/secret.',
    });
  }
}

function warnOfScores(settings: SettingsByFolder, log: IssueLog): void {
  const keys = ['accept_score', 'reject_score', 'range', 'max_score', 'score_aggregation', 'scoring'] as const;
  for (const [folder, entry] of settings) {
    const found = keys.filter((key) => entry[key] !== undefined);
    if (found.length > 0)
      log.warning(
        folder,
        {
          'zh-CN': `含有计分设置（${found.join('、')}），但题目不计分；已忽略。`,
          'en-US': `has settings for points (${found.join(', ')}), but the problem is pass-fail; they are ignored.`,
        },
        { 'zh-CN': '请在 problem.yaml 中加上“type: scoring”。', 'en-US': 'Add "type: scoring" to problem.yaml.' },
      );
  }
}

function checkRequiredGroups(root: ReadGroup, log: IssueLog): void {
  const seen: string[] = [];
  const visit = (group: ReadGroup) => {
    for (const required of group.requires) {
      if (!seen.includes(required))
        log.problem(
          `data/${group.name}/test_group.yaml`,
          {
            'zh-CN': `“require_pass”中的“${required}”不是在它之前的测试组。`,
            'en-US': `"require_pass" names "${required}", which is no group before this one.`,
          },
          {
            'zh-CN': `在它之前的组：${seen.join('、') || '无'}。`,
            'en-US': `Groups before it: ${seen.join(', ') || 'none'}.`,
          },
        );
    }
    for (const inner of group.groups) visit(inner);
    seen.push(group.name);
  };
  visit(root);
}
