import { DomainError } from '../../core/errors.ts';

/** Longest input of a test run, in characters (specification, section 5). */
export const maxTestInputLength = 1_000;

/** Longer than the limit. */
export class TestInputTooLong extends DomainError {
  readonly code = 'TEST_INPUT_TOO_LONG';
  readonly maxLength = maxTestInputLength;

  constructor() {
    super({
      'zh-CN': `测试输入不能超过 ${maxTestInputLength} 个字符。`,
      'en-US': `The test input can not exceed ${maxTestInputLength} characters.`,
    });
  }
}

/** An interactor reads data of its own, which only samples give away. */
export class TestRunNeedsSample extends DomainError {
  readonly code = 'TEST_RUN_NEEDS_SAMPLE';

  constructor() {
    super({
      'zh-CN': '交互题只能用样例进行测试：请选择一个样例，或使输入与某个样例相同。',
      'en-US':
        'An interactive problem can only be tried with a sample: choose one, or make the input that of a sample.',
    });
  }
}

/** The problem has no sample of that number. */
export class SampleNotFound extends DomainError {
  readonly code = 'SAMPLE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该题没有这个样例。', 'en-US': 'The problem has no such sample.' });
  }
}

/** No such test run, or not the viewer's, or it ended too long ago; which of these is not told. */
export class TestRunNotFound extends DomainError {
  readonly code = 'TEST_RUN_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该测试不存在或已过期，请重新运行。',
      'en-US': 'There is no such test run, or it is over and gone; run it again.',
    });
  }
}
