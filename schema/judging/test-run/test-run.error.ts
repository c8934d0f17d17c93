import { domainError } from '../../core/errors.ts';

/** Longest input of a test run, in characters (specification, section 5). */
export const maxTestInputLength = 1_000;

export const TestInputTooLong = domainError('TEST_INPUT_TOO_LONG', {
  description: 'Longer than the limit.',
  zh: `测试输入不能超过 ${maxTestInputLength} 个字符。`,
  en: `The test input can not exceed ${maxTestInputLength} characters.`,
  data: () => ({ maxLength: maxTestInputLength }),
  fields: (t) => ({ maxLength: t.exposeInt('maxLength', { description: 'In characters.' }) }),
});

export const TestRunNeedsSample = domainError('TEST_RUN_NEEDS_SAMPLE', {
  description: 'An interactive problem can only be tried with a sample.',
  zh: '交互题只能用样例进行测试：请选择一个样例，或使输入与某个样例相同。',
  en: 'An interactive problem can only be tried with a sample: choose one, or make the input that of a sample.',
});

export const SampleNotFound = domainError('SAMPLE_NOT_FOUND', {
  description: 'The problem has no sample of that number.',
  zh: '该题没有这个样例。',
  en: 'The problem has no such sample.',
});

/** No such test run, or not the viewer's, or it ended too long ago; which of these is not told. */
export const TestRunNotFound = domainError('TEST_RUN_NOT_FOUND', {
  zh: '该测试不存在或已过期，请重新运行。',
  en: 'There is no such test run, or it is over and gone; run it again.',
});
