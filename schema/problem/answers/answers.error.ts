import { domainError, type Sentence } from '../../core/errors.ts';

/** Most bytes of an upload of answer files, and of all its files when unpacked. */
export const maxAnswerBytes = 64 * 1024 ** 2;

/** Unmatched files named in an error. */
const namedFiles = 5;

export const AnswerFilesNeeded = domainError('ANSWER_FILES_NEEDED', {
  description: 'The problem takes answer files (submitAnswers), not programs.',
  zh: '本题提交的是答案文件而不是程序。请在题目页面上传每个测试点的输出文件。',
  en: 'This problem takes answer files, not programs. Upload an output file for each test case on its page.',
});

export const ProgramNeeded = domainError('PROGRAM_NEEDED', {
  description: 'The problem takes programs, not answer files.',
  zh: '本题提交的是程序，不能提交答案文件。',
  en: 'This problem takes programs, not answer files.',
});

export const AnswerFilesRefused = domainError('ANSWER_FILES_REFUSED', {
  description: 'The files cannot be read, are too many or too large, or belong to no test case.',
  zh: (sentence: Sentence) => sentence['zh-CN'],
  en: (sentence: Sentence) => sentence['en-US'],
});

/** Says which files are for no test case. */
export function unmatchedWords(names: readonly string[]): Sentence {
  const list = names.slice(0, namedFiles);
  const rest = names.length - namedFiles;
  return {
    'zh-CN': `以下文件不对应任何测试点，或与另一个文件对应同一测试点：${list.join('、')}${rest > 0 ? ` 等共 ${names.length} 个` : ''}。请按题目页面列出的文件名命名。`,
    'en-US':
      'These files belong to no test case, or to the case of another file: ' +
      `${list.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Name them as the problem page lists them.`,
  };
}
