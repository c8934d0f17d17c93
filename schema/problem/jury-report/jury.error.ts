import { domainError, type Sentence } from '../../core/errors.ts';

/**
 * Why a report does not speak for publishing: it is red, failed, has not ended, or begins with the very change that
 * publishes.
 */
const notGreen = {
  RED: {
    'zh-CN': '部分验题程序或输入校验器的结果与预期不符。请先修正，或确认仍要公开。',
    'en-US':
      'Some programs of the jury do not do as they should. ' +
      'Mend that, or confirm that the problem is to be published all the same.',
  },
  RUNNING: {
    'zh-CN': '验题尚未完成。请等待其完成，或确认仍要公开。',
    'en-US':
      'The report on the jury solutions has not ended. ' +
      'Wait for it, or confirm that the problem is to be published all the same.',
  },
  FAILED: {
    'zh-CN': '标程报告失败。请查看原因并重新评测，或确认仍要公开。',
    'en-US':
      'The report on the jury solutions failed. ' +
      'Read why and judge them again, or confirm that the problem is to be published all the same.',
  },
  CHANGED: {
    'zh-CN': '保存后需重新评测标程。请先不公开地保存并等待报告，或确认仍要公开。',
    'en-US':
      'With these changes the jury solutions are judged anew. Save without publishing first and wait for the ' +
      'report, or confirm that the problem is to be published all the same.',
  },
} as const satisfies Record<string, Sentence>;

export const JuryReportNotGreen = domainError('JURY_REPORT_NOT_GREEN', {
  description: "The jury's programs do not do as they should, or are still being judged.",
  zh: (reason: keyof typeof notGreen) => notGreen[reason]['zh-CN'],
  en: (reason: keyof typeof notGreen) => notGreen[reason]['en-US'],
});

export const JurySolutionNotFound = domainError('JURY_SOLUTION_NOT_FOUND', {
  description: 'There is no such jury solution.',
  zh: '该标程不存在。',
  en: 'There is no such jury solution.',
});

export const JurySolutionNameTaken = domainError('JURY_SOLUTION_NAME_TAKEN', {
  description: 'Another jury solution of the problem has the name.',
  zh: (name: string) => `已有名为“${name}”的标程，请换一个名称。`,
  en: (name: string) => `There is a jury solution called "${name}" already; choose another name.`,
});
