import { DomainError } from '../errors.ts';

/** The jury's programs do not do as they should, and nobody said that this is known. */
export class JuryReportNotGreen extends DomainError {
  readonly code = 'JURY_REPORT_NOT_GREEN';

  constructor(isRunning: boolean) {
    super(
      isRunning
        ? { 'zh-CN': '标程报告尚未完成。请等待其完成，或确认仍要公开。', 'en-US': 'The report on the jury solutions has not ended. Wait for it, or confirm that the problem is to be published all the same.' }
        : { 'zh-CN': '部分标程的结果与预期不符。请先修正，或确认仍要公开。', 'en-US': 'Some jury solutions do not get the verdicts they should. Mend that, or confirm that the problem is to be published all the same.' },
    );
  }
}

/** No such jury solution. */
export class JurySolutionNotFound extends DomainError {
  readonly code = 'JURY_SOLUTION_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该标程不存在。', 'en-US': 'There is no such jury solution.' });
  }
}

/** Another jury solution of the problem has the name. */
export class JurySolutionNameTaken extends DomainError {
  readonly code = 'JURY_SOLUTION_NAME_TAKEN';

  constructor(name: string) {
    super({ 'zh-CN': `已有名为“${name}”的标程，请换一个名称。`, 'en-US': `There is a jury solution called "${name}" already; choose another name.` });
  }
}
