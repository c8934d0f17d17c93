import { z } from 'zod';
import { isLegacy } from './format-version.ts';
import type { IssueLog } from './issue-log.ts';
import type { PackageTree } from './package-tree.ts';
import { compareNames, entriesOf, readText } from './package-tree.ts';
import type { PackageFile, TestCase, TestData, TestGroup } from './problem-package.types.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { readSamples } from './samples.ts';
import type { CaseFiles } from './test-case-files.ts';
import { findCases, splitCaseName } from './test-case-files.ts';
import type { GroupSettings, SettingsByFolder } from './test-group-settings.ts';
import { inherit, isSettingsFile, readGroupSettings, usesLegacyKeys } from './test-group-settings.ts';
import { checkNewerScoring, legacyScoring, newerScoring, warnOfUnknownFlags } from './test-scores.ts';
import { flag, text, texts } from './yaml-values.ts';
import { checkMap, readYamlMap } from './yaml-file.ts';

/** Folders of `data/` that test the jury's own programs; judging does not use them. */
const JURY_TEST_FOLDERS = ['invalid_input', 'invalid_inputs', 'invalid_output', 'invalid_outputs', 'invalid_answer', 'invalid_answers', 'valid_output', 'valid_outputs'];

const caseSchema = z.object({
  args: texts.optional(),
  input_validator_args: z.unknown().optional(),
  output_validator_args: texts.optional(),
  input_visualizer_args: z.unknown().optional(),
  output_visualizer_args: z.unknown().optional(),
  full_feedback: flag.optional(),
  hint: text.optional(),
  description: text.optional(),
});

interface Reading {
  readonly tree: PackageTree;
  readonly yaml: ProblemYaml;
  readonly settings: SettingsByFolder;
  /** Groups are folders with settings of the legacy kind; else only folders with settings are groups. */
  readonly isLegacyStyle: boolean;
  readonly isScoredByValidator: boolean;
  readonly log: IssueLog;
}

/** Reads the tree of test data. Null when the package has no secret data (the log says so). */
export async function readTestData(tree: PackageTree, yaml: ProblemYaml, isScoredByValidator: boolean, log: IssueLog): Promise<TestData | null> {
  const settings = await readGroupSettings(tree, log);
  const isLegacyStyle = isLegacy(yaml.format) || usesLegacyKeys(settings);
  const reading: Reading = { tree, yaml, settings, isLegacyStyle, isScoredByValidator, log };
  checkTopLevel(tree, log);
  if (!yaml.metadata.isScoring) warnOfScores(settings, log);

  const rootSettings = { ...(isLegacyStyle ? yaml.groupDefaults : {}), ...settings.get('data') };
  const sample = tree.folders.has('data/sample') ? await readGroup(reading, 'data/sample', rootSettings) : null;
  const secret = tree.folders.has('data/secret') ? await readGroup(reading, 'data/secret', rootSettings) : null;
  if (secret === null || countCases(secret) === 0) {
    log.problem('data/secret', 'has no test cases.', 'Put pairs of .in and .ans files there.');
  }
  const samples = await readSamples(findSampleCases(tree, log), yaml.metadata.isInteractive, log);
  if (samples.length === 0) log.warning('data/sample', 'has no samples to show in the statement.');
  if (secret === null) return null;

  const shownSecret = secret.aggregation === 'min' && !isLegacyStyle ? spreadPassFail(secret, settings.get('data/secret')) : secret;
  const groups = sample === null || countCases(sample) === 0 ? [shownSecret] : [sample, shownSecret];
  const isSampleIgnored = (rootSettings.grader_flags ?? []).includes('ignore_sample') || (yaml.metadata.isScoring && !isLegacy(yaml.format));
  const counted = isSampleIgnored ? [shownSecret] : groups;
  const scoring = legacyScoring(isLegacyStyle ? rootSettings : {}, {
    caseCount: 0,
    groups: counted,
    isScoredByValidator,
    isScoring: yaml.metadata.isScoring,
  });
  const root: TestGroup = { ...scoring, name: 'data', requirePass: [], validatorFlags: [], cases: [], groups };
  if (!isLegacyStyle && yaml.metadata.isScoring) {
    checkNewerScoring(shownSecret, settings.get('data/secret')?.score_aggregation === 'pass-fail', log);
  }
  checkRequiredGroups(root, log);
  return { root, isSampleIgnored, samples, maxScore: maximumOf(isSampleIgnored ? shownSecret : root) };
}

/** A bounded group gives what its parts give, where all of them say how much that is. */
function maximumOf(group: TestGroup): number | null {
  if (group.name !== 'secret' || group.aggregation !== 'sum' || group.groups.length === 0) return group.maxScore;
  const parts = group.groups.map((part) => part.maxScore);
  return parts.includes(null) ? group.maxScore : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
}

/** When all groups together are all or nothing, each of them stands for all points: their minimum is the result. */
function spreadPassFail(secret: TestGroup, settings: GroupSettings | undefined): TestGroup {
  if (settings?.score_aggregation !== 'pass-fail') return secret;
  const acceptScore = secret.maxScore ?? 0;
  return { ...secret, groups: secret.groups.map((group) => ({ ...group, acceptScore, maxScore: acceptScore })) };
}

async function readGroup(reading: Reading, folder: string, inherited: GroupSettings): Promise<TestGroup> {
  const { tree, yaml, isLegacyStyle, isScoredByValidator, log } = reading;
  const own = reading.settings.get(folder) ?? {};
  const settings = inherit(inherited, own, isLegacyStyle);
  const file = `${folder}/${isLegacyStyle ? 'testdata' : 'test_group'}.yaml`;
  warnOfUnknownFlags(file, own, log);
  if (own.grader_flags?.includes('ignore_sample')) {
    log.warning(file, 'has the grader flag "ignore_sample", which only data/testdata.yaml may have; it is ignored.');
  }

  const found = findCases(tree, folder, log);
  const groups: TestGroup[] = [];
  for (const name of groupFolders(tree, folder)) {
    const path = `${folder}/${name}`;
    if (isLegacyStyle || reading.settings.has(path)) {
      groups.push(await readGroup(reading, path, settings));
    } else {
      found.push(...plainFolderCases(reading, path));
    }
  }
  found.sort((a, b) => compareNames(a.name, b.name));
  const cases: TestCase[] = [];
  for (const files of found) {
    const testCase = await readCase(reading, files, settings);
    if (testCase !== null) cases.push(testCase);
  }
  checkGroup({ folder, caseCount: cases.length, groups, isLegacyStyle, log });

  const content = { caseCount: cases.length, groups, isScoredByValidator, isScoring: yaml.metadata.isScoring };
  const name = folder.replace(/^data\//u, '');
  const scoring = isLegacyStyle
    ? legacyScoring(settings, content)
    : newerScoring(settings, content, { isSecret: folder === 'data/secret', isSample: folder === 'data/sample' });
  return {
    name,
    ...scoring,
    requirePass: own.require_pass ?? [],
    validatorFlags: groupFlags(settings),
    cases,
    groups,
  };
}

function checkGroup({ folder, caseCount, groups, isLegacyStyle, log }: {
  readonly folder: string;
  readonly caseCount: number;
  readonly groups: readonly TestGroup[];
  readonly isLegacyStyle: boolean;
  readonly log: IssueLog;
}): void {
  if (caseCount === 0 && groups.length === 0 && folder !== 'data/sample' && folder !== 'data/secret') {
    log.problem(folder, 'is a test group without test cases.');
  }
  if (isLegacyStyle || groups.length === 0) return;
  if (folder === 'data/sample') log.problem(folder, 'has test groups; samples cannot be grouped in this version of the format.');
  else if (folder !== 'data/secret') log.problem(folder, 'has test groups inside a test group, which this version of the format does not allow.');
  else if (caseCount > 0) log.problem(folder, 'has test cases beside (or in folders that are not) test groups.', 'Give each folder a test_group.yaml, and put each case into one of them.');
}

/** Folders of a group that hold test cases: all but the `.files` of cases. */
function groupFolders(tree: PackageTree, folder: string): string[] {
  return entriesOf(tree, folder).folders.filter((name) => !name.endsWith('.files'));
}

/** Cases of a folder that is no group (and of those in it): they belong to the group around it. */
function plainFolderCases(reading: Reading, folder: string): CaseFiles[] {
  const { tree, log } = reading;
  const cases = findCases(tree, folder, log);
  for (const name of groupFolders(tree, folder)) cases.push(...plainFolderCases(reading, `${folder}/${name}`));
  return cases;
}

function groupFlags(settings: GroupSettings): readonly string[] {
  return settings.output_validator_args ?? settings.output_validator_flags ?? [];
}

async function readCase(reading: Reading, { name, files, workingFiles }: CaseFiles, settings: GroupSettings): Promise<TestCase | null> {
  const { tree, yaml, log } = reading;
  const input = files.get('.in');
  const answer = files.get('.ans');
  if (!input || !answer) return null;
  const value = await readYamlMap(tree, `data/${name}.yaml`, log);
  const own = (value && checkMap(value, caseSchema, { name: `data/${name}.yaml`, log })) ?? {};
  const isSample = name.startsWith('sample/');
  return {
    name,
    inputPath: input.path,
    inputBytes: input.bytes,
    answerPath: answer.path,
    answerBytes: answer.bytes,
    isSample,
    validatorFlags: [...yaml.validation.flags, ...(own.output_validator_args ?? groupFlags(settings))],
    args: own.args ?? settings.args ?? [],
    files: workingFiles,
    isFullyShown: own.full_feedback ?? settings.full_feedback ?? isSample,
    description: own.description ?? (await readNote(files.get('.desc'), log)),
    hint: own.hint ?? (await readNote(files.get('.hint'), log)),
  };
}

async function readNote(file: PackageFile | undefined, log: IssueLog): Promise<string | null> {
  const note = file === undefined ? null : await readText(file, file.name, log);
  return note?.trim() ?? null;
}

/** Every sample, in groups or not, with those that only have an interaction. */
function findSampleCases(tree: PackageTree, log: IssueLog): CaseFiles[] {
  const folders = [...tree.folders.keys()].filter((folder) => (folder === 'data/sample' || folder.startsWith('data/sample/')) && !folder.includes('.files'));
  return folders.flatMap((folder) => findCases(tree, folder, log)).toSorted((a, b) => compareNames(a.name, b.name));
}

function checkTopLevel(tree: PackageTree, log: IssueLog): void {
  const { files, folders } = entriesOf(tree, 'data');
  for (const file of files) {
    if (isSettingsFile(file)) continue;
    if (splitCaseName(file)) log.problem(`data/${file}`, 'is not in a group.', 'Put it into data/sample or data/secret.');
    else log.warning(`data/${file}`, 'is ignored.');
  }
  for (const folder of folders) {
    if (folder === 'sample' || folder === 'secret' || JURY_TEST_FOLDERS.includes(folder)) continue;
    log.warning(`data/${folder}`, 'is ignored: test data is in data/sample and data/secret.');
  }
}

function warnOfScores(settings: SettingsByFolder, log: IssueLog): void {
  const keys = ['accept_score', 'reject_score', 'range', 'max_score', 'score_aggregation', 'scoring'] as const;
  for (const [folder, entry] of settings) {
    const found = keys.filter((key) => entry[key] !== undefined);
    if (found.length > 0) log.warning(folder, `has settings for points (${found.join(', ')}), but the problem is pass-fail; they are ignored.`, 'Add "type: scoring" to problem.yaml.');
  }
}

function checkRequiredGroups(root: TestGroup, log: IssueLog): void {
  const seen: string[] = [];
  const visit = (group: TestGroup) => {
    for (const required of group.requirePass) {
      if (!seen.includes(required)) log.problem(`data/${group.name}/test_group.yaml`, `"require_pass" names "${required}", which is no group before this one.`, `Groups before it: ${seen.join(', ') || 'none'}.`);
    }
    for (const inner of group.groups) visit(inner);
    seen.push(group.name);
  };
  visit(root);
}

/** Test cases of a group and of all groups in it. */
export function countCases(group: TestGroup): number {
  return group.groups.reduce((total, inner) => total + countCases(inner), group.cases.length);
}
