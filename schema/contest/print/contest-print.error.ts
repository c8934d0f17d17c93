import { DomainError } from '../../core/errors.ts';

/** Fewest characters of a text to be printed (specification, section 5). */
export const minPrintLength = 50;
/** Most, in characters. */
export const maxPrintLength = 65_535;

/** No such text, or not for this viewer. */
export class ContestPrintNotFound extends DomainError {
  readonly code = 'CONTEST_PRINT_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该打印请求不存在，或您没有权限查看。',
      'en-US': 'There is no such print request, or you may not see it.',
    });
  }
}

/** The contest prints nothing. */
export class PrintingClosed extends DomainError {
  readonly code = 'PRINTING_CLOSED';

  constructor() {
    super({ 'zh-CN': '本场比赛未开启打印功能。', 'en-US': 'This contest prints nothing.' });
  }
}

/** Nothing but white space. */
export class PrintContentEmpty extends DomainError {
  readonly code = 'PRINT_CONTENT_EMPTY';

  constructor() {
    super({ 'zh-CN': '打印内容不能为空', 'en-US': 'Content cannot be empty' });
  }
}

/** Not worth a sheet of paper. */
export class PrintContentTooShort extends DomainError {
  readonly code = 'PRINT_CONTENT_TOO_SHORT';

  constructor() {
    super({
      'zh-CN': `打印内容不能少于 ${minPrintLength} 个字符`,
      'en-US': `Content needs at least ${minPrintLength} characters`,
    });
  }
}

/** More than a print takes. */
export class PrintContentTooLong extends DomainError {
  readonly code = 'PRINT_CONTENT_TOO_LONG';

  constructor() {
    super({
      'zh-CN': `打印内容不能超过 ${maxPrintLength} 个字符`,
      'en-US': `Content can not exceed ${maxPrintLength} characters`,
    });
  }
}
