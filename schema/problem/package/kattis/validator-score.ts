import type { IssueLog } from '../issue-log.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { Program } from './programs.ts';

/** Calls and files by which validators give points; headers that merely offer them are left out. */
const marks = ['score.txt', 'score_multiplier.txt', 'accept_with_score'];

/**
 * Does a custom validator give points? In legacy packages `validation: custom score` says so; one that writes points
 * without it is taken at its sources, with a warning.
 */
export function givesScore(yaml: ProblemYaml, validator: Program, log: IssueLog): boolean {
  if (!yaml.metadata.isScoring) return false;
  if (yaml.validation.givesScore || yaml.validation.kind === 'by-folder') return true;
  const sources = validator.texts.filter(({ file }) => !/\.(?:h|hh|hpp|hxx)$/iu.test(file.name));
  const isWriting = sources.some(({ text }) => marks.some((mark) => text.includes(mark)));
  if (!isWriting) return false;
  log.warning(
    'problem.yaml',
    {
      'zh-CN': '的“validation”没有“score”，但输出校验器会给分；按校验器给出的分数计分。',
      'en-US': 'has no "score" in "validation", but the output validator gives points; they are the score.',
    },
    { 'zh-CN': '请写“validation: custom score”。', 'en-US': 'Write "validation: custom score".' },
  );
  return true;
}
