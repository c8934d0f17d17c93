import { z } from 'zod';
import type { IssueLog } from '../issue-log.ts';
import { type PackageFile, type PackageTree, compareNames, entriesOf, readText } from '../package-tree.ts';
import type { CaseContent } from '../problem-content.ts';
import { checkMap, readYamlMap } from '../yaml-file.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { type CaseFiles, findCases } from './test-case-files.ts';
import { type GroupSettings, type SettingsByFolder, inherit } from './test-group-settings.ts';
import { type ReadGroup, legacyScoring, newerScoring, warnOfUnknownFlags } from './test-scores.ts';
import { flag, text, texts } from './yaml-values.ts';

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

/** What a group is read with. */
export interface GroupReading {
  readonly tree: PackageTree;
  readonly yaml: ProblemYaml;
  readonly settings: SettingsByFolder;
  /** Groups are folders with settings of the legacy kind; else only folders with settings are groups. */
  readonly isLegacyStyle: boolean;
  readonly isScoredByValidator: boolean;
  readonly log: IssueLog;
}

/** Reads a group with all that is in it. */
export async function readGroup(reading: GroupReading, folder: string, inherited: GroupSettings): Promise<ReadGroup> {
  const { tree, yaml, isLegacyStyle, isScoredByValidator, log } = reading;
  const own = reading.settings.get(folder) ?? {};
  const settings = inherit(inherited, own, isLegacyStyle);
  const file = `${folder}/${isLegacyStyle ? 'testdata' : 'test_group'}.yaml`;
  warnOfUnknownFlags(file, own, log);
  if (own.grader_flags?.includes('ignore_sample')) {
    log.warning(file, {
      'zh-CN': '含有 grader 参数“ignore_sample”，只有 data/testdata.yaml 可以有；已忽略。',
      'en-US': 'has the grader flag "ignore_sample", which only data/testdata.yaml may have; it is ignored.',
    });
  }

  const found = findCases(tree, folder, log);
  const groups: ReadGroup[] = [];
  for (const name of groupFolders(tree, folder)) {
    const path = `${folder}/${name}`;
    if (isLegacyStyle || reading.settings.has(path)) {
      groups.push(await readGroup(reading, path, settings));
    } else {
      found.push(...plainFolderCases(reading, path));
    }
  }
  found.sort((a, b) => compareNames(a.name, b.name));
  const cases: CaseContent<string>[] = [];
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
    requires: own.require_pass ?? [],
    cases,
    groups,
  };
}

function checkGroup({
  folder,
  caseCount,
  groups,
  isLegacyStyle,
  log,
}: {
  readonly folder: string;
  readonly caseCount: number;
  readonly groups: readonly ReadGroup[];
  readonly isLegacyStyle: boolean;
  readonly log: IssueLog;
}): void {
  if (caseCount === 0 && groups.length === 0 && folder !== 'data/sample' && folder !== 'data/secret') {
    log.problem(folder, { 'zh-CN': '是没有测试点的测试组。', 'en-US': 'is a test group without test cases.' });
  }
  if (isLegacyStyle || groups.length === 0) return;
  if (folder === 'data/sample')
    log.problem(folder, {
      'zh-CN': '含有测试组；该版本的格式不允许样例分组。',
      'en-US': 'has test groups; samples cannot be grouped in this version of the format.',
    });
  else if (folder !== 'data/secret')
    log.problem(folder, {
      'zh-CN': '测试组中还有测试组，该版本的格式不允许。',
      'en-US': 'has test groups inside a test group, which this version of the format does not allow.',
    });
  else if (caseCount > 0)
    log.problem(
      folder,
      {
        'zh-CN': '在测试组之外（或非测试组的文件夹中）还有测试点。',
        'en-US': 'has test cases beside (or in folders that are not) test groups.',
      },
      {
        'zh-CN': '请为每个文件夹加上 test_group.yaml，并把每个测试点放入其中之一。',
        'en-US': 'Give each folder a test_group.yaml, and put each case into one of them.',
      },
    );
}

/** Folders of a group that hold test cases: all but the `.files` of cases. */
function groupFolders(tree: PackageTree, folder: string): string[] {
  return entriesOf(tree, folder).folders.filter((name) => !name.endsWith('.files'));
}

/** Cases of a folder that is no group (and of those in it): they belong to the group around it. */
function plainFolderCases(reading: GroupReading, folder: string): CaseFiles[] {
  const { tree, log } = reading;
  const cases = findCases(tree, folder, log);
  for (const name of groupFolders(tree, folder)) cases.push(...plainFolderCases(reading, `${folder}/${name}`));
  return cases;
}

function groupFlags(settings: GroupSettings): readonly string[] {
  return settings.output_validator_args ?? settings.output_validator_flags ?? [];
}

async function readCase(
  reading: GroupReading,
  { name, files, workingFiles }: CaseFiles,
  settings: GroupSettings,
): Promise<CaseContent<string> | null> {
  const { tree, yaml, log } = reading;
  const input = files.get('.in');
  const answer = files.get('.ans');
  if (!input || !answer) return null;
  const value = await readYamlMap(tree, `data/${name}.yaml`, log);
  const own = (value && checkMap(value, caseSchema, { name: `data/${name}.yaml`, log })) ?? {};
  if (own.description === undefined) await checkNote(files.get('.desc'), log);
  if (own.hint === undefined) await checkNote(files.get('.hint'), log);
  return {
    name,
    isSample: name.startsWith('sample/'),
    input: input.path,
    answer: answer.path,
    score: null,
    validatorFlags: [...yaml.validation.flags, ...(own.output_validator_args ?? groupFlags(settings))],
    args: own.args ?? settings.args ?? [],
    files: workingFiles.map((file) => ({ name: file.name, file: file.path })),
  };
}

/** Notes on cases are not kept; one that is no text refuses the package. */
async function checkNote(file: PackageFile | undefined, log: IssueLog): Promise<void> {
  if (file !== undefined) await readText(file, file.name, log);
}

/** Test cases of a group and of all groups in it. */
export function countCases(group: ReadGroup): number {
  return group.groups.reduce((total, inner) => total + countCases(inner), group.cases.length);
}
