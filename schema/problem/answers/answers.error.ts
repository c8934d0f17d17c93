import { DomainError, type Sentence } from '../../core/errors.ts';

/** Most bytes of an upload of answer files, and of all its files when unpacked. */
export const maxAnswerBytes = 64 * 1024 ** 2;

/** Unmatched files named in an error. */
const namedFiles = 5;

/** The problem takes answer files, and a program was sent. */
export class AnswerFilesNeeded extends DomainError {
  readonly code = 'ANSWER_FILES_NEEDED';

  constructor() {
    super({
      'zh-CN': '本题提交的是答案文件而不是程序。请在题目页面上传每个测试点的输出文件。',
      'en-US': 'This problem takes answer files, not programs. Upload an output file for each test case on its page.',
    });
  }
}

/** The problem takes programs, and answer files were sent. */
export class ProgramNeeded extends DomainError {
  readonly code = 'PROGRAM_NEEDED';

  constructor() {
    super({
      'zh-CN': '本题提交的是程序，不能提交答案文件。',
      'en-US': 'This problem takes programs, not answer files.',
    });
  }
}

/** The files cannot be taken as they are. */
export class AnswerFilesRefused extends DomainError {
  readonly code = 'ANSWER_FILES_REFUSED';

  constructor(sentence: Sentence) {
    super(sentence);
  }
}

/** Says which files are for no test case. */
export function unmatchedWords(names: readonly string[]): Sentence {
  const list = names.slice(0, namedFiles).join(', ');
  const rest = names.length - namedFiles;
  return {
    'zh-CN': `以下文件不对应任何测试点，或与另一个文件对应同一测试点：${list}${rest > 0 ? ` 等共 ${names.length} 个` : ''}。请按题目页面列出的文件名命名。`,
    'en-US':
      'These files belong to no test case, or to the case of another file: ' +
      `${list}${rest > 0 ? ` and ${rest} more` : ''}. Name them as the problem page lists them.`,
  };
}
