import { isFinal, Status, statusShortNames, type StatusName } from '@verdict/judge/protocol/status.ts';
import { message } from '../intl/message.ts';
import type { MessageId } from '../intl/use-text.ts';

/** How a status looks: a colour palette of the theme. Never the only sign: each status has a shape and a text too. */
export type StatusTone = 'green' | 'red' | 'amber' | 'purple' | 'teal' | 'accent' | 'gray';
/** The shape of a status. */
export type StatusShape =
  | 'check'
  | 'cross'
  | 'clock'
  | 'memory'
  | 'bolt'
  | 'wrench'
  | 'half'
  | 'question'
  | 'slash'
  | 'queue'
  | 'gear'
  | 'run'
  | 'lines';

/** What the page knows of a judge status. */
export interface StatusLook {
  readonly code: number;
  /** Two or three letters, the same in every language. */
  readonly short: string;
  readonly label: { readonly id: MessageId };
  /** A sentence that explains it on the help page. */
  readonly explanation: { readonly id: MessageId };
  readonly tone: StatusTone;
  readonly shape: StatusShape;
  /** More will come. */
  readonly isRunning: boolean;
}

/** In the order the help page explains them. */
const looks: Readonly<Record<StatusName, Pick<StatusLook, 'tone' | 'shape' | 'label' | 'explanation'>>> = {
  ACCEPTED: {
    tone: 'green',
    shape: 'check',
    label: message({ id: 'status.accepted' }),
    explanation: message({ id: 'status.accepted.help' }),
  },
  PARTIAL_ACCEPTED: {
    tone: 'teal',
    shape: 'half',
    label: message({ id: 'status.partialAccepted' }),
    explanation: message({ id: 'status.partialAccepted.help' }),
  },
  WRONG_ANSWER: {
    tone: 'red',
    shape: 'cross',
    label: message({ id: 'status.wrongAnswer' }),
    explanation: message({ id: 'status.wrongAnswer.help' }),
  },
  PRESENTATION_ERROR: {
    tone: 'amber',
    shape: 'lines',
    label: message({ id: 'status.presentationError' }),
    explanation: message({ id: 'status.presentationError.help' }),
  },
  TIME_LIMIT_EXCEEDED: {
    tone: 'amber',
    shape: 'clock',
    label: message({ id: 'status.timeLimitExceeded' }),
    explanation: message({ id: 'status.timeLimitExceeded.help' }),
  },
  MEMORY_LIMIT_EXCEEDED: {
    tone: 'amber',
    shape: 'memory',
    label: message({ id: 'status.memoryLimitExceeded' }),
    explanation: message({ id: 'status.memoryLimitExceeded.help' }),
  },
  RUNTIME_ERROR: {
    tone: 'purple',
    shape: 'bolt',
    label: message({ id: 'status.runtimeError' }),
    explanation: message({ id: 'status.runtimeError.help' }),
  },
  COMPILE_ERROR: {
    tone: 'purple',
    shape: 'wrench',
    label: message({ id: 'status.compileError' }),
    explanation: message({ id: 'status.compileError.help' }),
  },
  SYSTEM_ERROR: {
    tone: 'gray',
    shape: 'gear',
    label: message({ id: 'status.systemError' }),
    explanation: message({ id: 'status.systemError.help' }),
  },
  PENDING: {
    tone: 'accent',
    shape: 'queue',
    label: message({ id: 'status.pending' }),
    explanation: message({ id: 'status.pending.help' }),
  },
  COMPILING: {
    tone: 'accent',
    shape: 'wrench',
    label: message({ id: 'status.compiling' }),
    explanation: message({ id: 'status.compiling.help' }),
  },
  JUDGING: {
    tone: 'accent',
    shape: 'run',
    label: message({ id: 'status.judging' }),
    explanation: message({ id: 'status.judging.help' }),
  },
  CANCELLED: {
    tone: 'gray',
    shape: 'slash',
    label: message({ id: 'status.cancelled' }),
    explanation: message({ id: 'status.cancelled.help' }),
  },
  SUBMITTED_UNKNOWN_RESULT: {
    tone: 'gray',
    shape: 'question',
    label: message({ id: 'status.submittedUnknownResult' }),
    explanation: message({ id: 'status.submittedUnknownResult.help' }),
  },
  SUBMITTED_FAILED: {
    tone: 'gray',
    shape: 'slash',
    label: message({ id: 'status.submittedFailed' }),
    explanation: message({ id: 'status.submittedFailed.help' }),
  },
  SUBMITTING: {
    tone: 'accent',
    shape: 'run',
    label: message({ id: 'status.submitting' }),
    explanation: message({ id: 'status.submitting.help' }),
  },
  NOT_SUBMITTED: {
    tone: 'gray',
    shape: 'slash',
    label: message({ id: 'status.notSubmitted' }),
    explanation: message({ id: 'status.notSubmitted.help' }),
  },
};

/** Every status, in the order the help page explains them. */
export const statusLooks: readonly StatusLook[] = (Object.keys(looks) as StatusName[]).map((name) => {
  const code = Status[name];
  return { ...looks[name], code, short: statusShortNames[code], isRunning: !isFinal(code) };
});

const byCode = new Map(statusLooks.map((look) => [look.code, look]));
const unknownLook: StatusLook = {
  ...looks.SUBMITTED_UNKNOWN_RESULT,
  code: Status.SUBMITTED_UNKNOWN_RESULT,
  short: '?',
  isRunning: false,
};

/** The look of a status code; one we do not know shows as an unknown result. */
export function statusLook(code: number): StatusLook {
  return byCode.get(code) ?? unknownLook;
}
