import { passSeparator } from '@verdict/judge/protocol/report.ts';
import { type IssueLog, createIssueLog } from '../issue-log.ts';
import { type PackageFile, readText } from '../package-tree.ts';
import type { SampleContent } from '../problem-content.ts';
import type { ProblemMetadata } from './problem-yaml.ts';
import type { CaseFiles } from './test-case-files.ts';

/** Bytes of a sample file that is shown in a statement; larger samples are judged but not shown. */
const maxShownBytes = 64 * 1024;

type SampleKind = Pick<ProblemMetadata, 'isInteractive' | 'maxPasses'>;

/** What statements show of the sample test cases: the data itself, or the files that stand for it. */
export async function readSamples(
  cases: readonly CaseFiles[],
  { isInteractive, maxPasses }: SampleKind,
  log: IssueLog,
): Promise<SampleContent[]> {
  const isMultiPass = maxPasses > 1;
  const showsInteractions = isInteractive || isMultiPass;
  const samples: SampleContent[] = [];
  for (const sample of cases) {
    const interaction = sample.files.get('.interaction');
    if (interaction && !showsInteractions) {
      log.warning(interaction.name, {
        'zh-CN': '已忽略：只有交互题和多轮（multi-pass）题展示交互过程。',
        'en-US': 'is ignored: only interactive and multi-pass problems show interactions.',
      });
    }
    const shown =
      interaction && showsInteractions
        ? await readInteraction(interaction, isMultiPass, log)
        : await readPair(sample, isInteractive, log);
    if (shown !== null) samples.push(shown);
  }
  return samples;
}

async function readInteraction(file: PackageFile, isMultiPass: boolean, log: IssueLog): Promise<SampleContent | null> {
  const text = await readShown(file, log);
  return text === null ? null : parseInteraction({ text, file: file.name, isMultiPass }, log);
}

interface InteractionText {
  readonly text: string;
  readonly file: string;
  readonly isMultiPass: boolean;
}

/** Checks that lines start with `<` (the judge speaks) or `>` (the submission speaks); `---` separates passes. */
export function parseInteraction({ text, file, isMultiPass }: InteractionText, log: IssueLog): SampleContent {
  const interaction = text.replace(/\n$/u, '');
  for (const [index, line] of interaction.split('\n').entries()) {
    const isPassEnd = isMultiPass && line === passSeparator;
    if (!line.startsWith('<') && !line.startsWith('>') && !isPassEnd) {
      log.problem(file, {
        'zh-CN': `第 ${index + 1} 行既不以“<”（评测方输出）也不以“>”（提交输出）开头。`,
        'en-US': `line ${index + 1} starts with neither "<" (said by the judge) nor ">" (said by the submission).`,
      });
    }
  }
  return { input: '', output: '', interaction, explanation: null };
}

async function readPair(sample: CaseFiles, isInteractive: boolean, log: IssueLog): Promise<SampleContent | null> {
  const inputFile = sample.files.get('.in.statement') ?? (isInteractive ? undefined : sample.files.get('.in'));
  const outputFile =
    sample.files.get('.ans.statement') ??
    sample.files.get('.out') ??
    (isInteractive ? undefined : sample.files.get('.ans'));
  if (!inputFile || !outputFile) {
    if (isInteractive)
      log.warning(
        `data/${sample.name}.in`,
        {
          'zh-CN': '不在题面中展示：没有 .interaction 文件。',
          'en-US': 'is not shown in the statement: it has no .interaction file.',
        },
        {
          'zh-CN': '交互测试点的文件会透露评测方如何应答，因此不展示。',
          'en-US': 'The files of an interactive case tell how the judge answers, so they are not shown.',
        },
      );
    return null;
  }
  const input = await readShown(inputFile, log);
  const output = await readShown(outputFile, log);
  return input === null || output === null ? null : { input, output, interaction: null, explanation: null };
}

async function readShown(file: PackageFile, log: IssueLog): Promise<string | null> {
  if (file.bytes > maxShownBytes) {
    log.warning(file.name, {
      'zh-CN': `有 ${file.bytes} 字节；超过 ${maxShownBytes} 字节的样例参与评测，但不在题面中展示。`,
      'en-US': `has ${file.bytes} bytes; samples above ${maxShownBytes} are judged but not shown in the statement.`,
    });
    return null;
  }
  const own = createIssueLog();
  const text = await readText(file, file.name, own);
  // It is judged as it is; only a page cannot show it.
  if (text === null)
    log.warning(file.name, {
      'zh-CN': '不是 UTF-8 文本；参与评测，但不在题面中展示。',
      'en-US': 'is no UTF-8 text: it is judged, but not shown in the statement.',
    });
  return text;
}
