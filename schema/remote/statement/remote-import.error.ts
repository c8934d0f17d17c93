import { domainError, type Sentence } from '../../core/errors.ts';

export const RemoteJudgeUnknown = domainError('REMOTE_JUDGE_UNKNOWN', {
  description: 'The site imports nothing from a judge of this name.',
  zh: (name: string, known: readonly string[]) =>
    `本站未配置名为“${name}”的远程评测，未导入任何题目。可用的有：${known.join('、')}。`,
  en: (name: string, known: readonly string[]) =>
    `No remote judge named "${name}" is set up on this site; nothing was imported. Give one of ${known.join(', ')}.`,
});

/** Lines that are none of the judge, and what would be. */
export interface InvalidReferences {
  readonly lines: readonly string[];
  readonly judgeName: string;
  readonly sampleReference: string;
  readonly sampleUrl: string;
  /** Lines that are of other judges, with the names of those. */
  readonly ofOthers: readonly { readonly line: string; readonly judgeName: string }[];
}

export const RemoteReferencesInvalid = domainError('REMOTE_REFERENCES_INVALID', {
  description: 'Some lines name no problem of the judge, and no set of problems.',
  zh: ({ lines, judgeName, sampleReference, sampleUrl, ofOthers }: InvalidReferences) =>
    `无法识别为 ${judgeName} 的题目：${lines.join('、')}。` +
    ofOthers.map((other) => `${other.line} 属于 ${other.judgeName}，请选择该评测站。`).join('') +
    `请填写题号或题目网址，例如 ${sampleReference} 或 ${sampleUrl}`,
  en: ({ lines, judgeName, sampleReference, sampleUrl, ofOthers }: InvalidReferences) =>
    `These name no problem of ${judgeName}: ${lines.join(', ')}. ` +
    ofOthers.map((other) => `${other.line} is of ${other.judgeName}: choose that judge. `).join('') +
    `Give ids or addresses such as ${sampleReference} or ${sampleUrl}`,
  data: ({ lines }: InvalidReferences) => ({ lines }),
  fields: (t) => ({ lines: t.exposeStringList('lines') }),
});

export const RemoteProblemKnown = domainError('REMOTE_PROBLEM_KNOWN', {
  description: 'The problem was imported before.',
  zh: (displayId: string, _problemId: number) => `该题目已导入，题号为 ${displayId}。`,
  en: (displayId: string, _problemId: number) => `The problem was imported before: it is ${displayId}.`,
  data: (displayId: string, problemId: number) => ({ displayId, problemId }),
  fields: (t) => ({ displayId: t.exposeString('displayId'), problemId: t.exposeInt('problemId') }),
});

export const RemoteStatementFailed = domainError('REMOTE_STATEMENT_FAILED', {
  description: 'The statement could not be read at the judge.',
  zh: (why: Sentence) => why['zh-CN'],
  en: (why: Sentence) => why['en-US'],
});

export const RemoteImportNotFound = domainError('REMOTE_IMPORT_NOT_FOUND', {
  description: 'There is no such import for the viewer.',
  zh: '没有这次导入。',
  en: 'There is no such import.',
});

export const RemoteImportNotReady = domainError('REMOTE_IMPORT_NOT_READY', {
  description: 'The import does not wait for its options.',
  zh: '这次导入还未就绪，或已经开始。',
  en: 'The import is not ready, or has begun already.',
});

export const RemoteSourceNotFound = domainError('REMOTE_SOURCE_NOT_FOUND', {
  description: 'The problem comes from no remote judge that this version knows.',
  zh: '该题目并非来自远程评测站。',
  en: 'The problem comes from no remote judge.',
});
