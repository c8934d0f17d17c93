import { submitAnswerKey } from '../../../queue/language/submit-answer-key.ts';
import { matchesGlob } from '../../test-data/case-glob.ts';
import type { IssueLog } from '../issue-log.ts';
import { type PackageFile, type PackageTree, entriesOf, filesBelow } from '../package-tree.ts';
import { readSubmissionRules } from './submissions-yaml.ts';
import { type JurySolution, type SubmissionContext, expectedFromRules, jurySolution } from './submissions.ts';

/**
 * Reads submissions of a submit-answer problem: each folder, and each file by itself, is one. The format leaves open
 * what they look like; files are named as contestants name them.
 */
export async function readAnswerSubmissions(
  tree: PackageTree,
  context: SubmissionContext,
  log: IssueLog,
): Promise<JurySolution[]> {
  const rules = await readSubmissionRules(tree, log);
  const submissions: JurySolution[] = [];
  for (const folder of entriesOf(tree, 'submissions').folders) {
    for (const [entry, files] of entriesBelow(tree, `submissions/${folder}`)) {
      const name = `${folder}/${entry}`;
      if (files.length === 0) continue;
      if (files.some((file) => /\.zip$/iu.test(file.name))) {
        log.warning(
          `submissions/${name}`,
          { 'zh-CN': '是压缩包，已略去。', 'en-US': 'is a zip and is left out.' },
          { 'zh-CN': '请将其解压为文件夹。', 'en-US': 'Unpack it into a folder.' },
        );
        continue;
      }
      const expected = expectedFromRules({
        folder,
        matching: rules.filter((rule) => matchesGlob(rule.glob, name)),
        context,
      });
      if (expected === null) {
        log.warning(`submissions/${name}`, {
          'zh-CN': `已略去：文件夹“${folder}”没有说明预期结果。`,
          'en-US': `is left out: the folder "${folder}" says nothing of what is expected.`,
        });
        continue;
      }
      submissions.push(jurySolution({ name, language: submitAnswerKey, entryPoint: null, files, expected }));
    }
  }
  if (!submissions.some(({ expected }) => expected.verdicts.includes('AC'))) {
    log.warning('submissions', {
      'zh-CN': '没有应当通过的提交，无法证明题目可解。',
      'en-US': 'has no accepted submission; nothing shows that the problem can be solved.',
    });
  }
  return submissions;
}

function entriesBelow(tree: PackageTree, path: string): [entry: string, files: readonly PackageFile[]][] {
  const { files, folders } = entriesOf(tree, path);
  const single = files.map((name): [string, PackageFile[]] => {
    const file = tree.files.get(`${path}/${name}`);
    return [name, file === undefined ? [] : [{ ...file, name }]];
  });
  return [
    ...single,
    ...folders.map((name): [string, readonly PackageFile[]] => [name, filesBelow(tree, `${path}/${name}`)]),
  ];
}
