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

/** Judge status codes (specification, section 3). */
export const statusCodes = {
  notSubmitted: -10,
  unknownResult: -5,
  cancelled: -4,
  presentationError: -3,
  compileError: -2,
  wrongAnswer: -1,
  accepted: 0,
  timeLimitExceeded: 1,
  memoryLimitExceeded: 2,
  runtimeError: 3,
  systemError: 4,
  pending: 5,
  compiling: 6,
  judging: 7,
  partialAccepted: 8,
  submitting: 9,
  submittedFailed: 10,
} as const;

const final = { isRunning: false } as const;
const running = { isRunning: true, tone: 'accent' } as const;

/** Every status, in the order the help page explains them. */
export const statusLooks: readonly StatusLook[] = [
  {
    ...final,
    code: 0,
    short: 'AC',
    tone: 'green',
    shape: 'check',
    label: message({ id: 'status.accepted' }),
    explanation: message({ id: 'status.accepted.help' }),
  },
  {
    ...final,
    code: 8,
    short: 'PAC',
    tone: 'teal',
    shape: 'half',
    label: message({ id: 'status.partialAccepted' }),
    explanation: message({ id: 'status.partialAccepted.help' }),
  },
  {
    ...final,
    code: -1,
    short: 'WA',
    tone: 'red',
    shape: 'cross',
    label: message({ id: 'status.wrongAnswer' }),
    explanation: message({ id: 'status.wrongAnswer.help' }),
  },
  {
    ...final,
    code: -3,
    short: 'PE',
    tone: 'amber',
    shape: 'lines',
    label: message({ id: 'status.presentationError' }),
    explanation: message({ id: 'status.presentationError.help' }),
  },
  {
    ...final,
    code: 1,
    short: 'TLE',
    tone: 'amber',
    shape: 'clock',
    label: message({ id: 'status.timeLimitExceeded' }),
    explanation: message({ id: 'status.timeLimitExceeded.help' }),
  },
  {
    ...final,
    code: 2,
    short: 'MLE',
    tone: 'amber',
    shape: 'memory',
    label: message({ id: 'status.memoryLimitExceeded' }),
    explanation: message({ id: 'status.memoryLimitExceeded.help' }),
  },
  {
    ...final,
    code: 3,
    short: 'RE',
    tone: 'purple',
    shape: 'bolt',
    label: message({ id: 'status.runtimeError' }),
    explanation: message({ id: 'status.runtimeError.help' }),
  },
  {
    ...final,
    code: -2,
    short: 'CE',
    tone: 'purple',
    shape: 'wrench',
    label: message({ id: 'status.compileError' }),
    explanation: message({ id: 'status.compileError.help' }),
  },
  {
    ...final,
    code: 4,
    short: 'SE',
    tone: 'gray',
    shape: 'gear',
    label: message({ id: 'status.systemError' }),
    explanation: message({ id: 'status.systemError.help' }),
  },
  {
    ...running,
    code: 5,
    short: 'PD',
    shape: 'queue',
    label: message({ id: 'status.pending' }),
    explanation: message({ id: 'status.pending.help' }),
  },
  {
    ...running,
    code: 6,
    short: 'CP',
    shape: 'wrench',
    label: message({ id: 'status.compiling' }),
    explanation: message({ id: 'status.compiling.help' }),
  },
  {
    ...running,
    code: 7,
    short: 'JG',
    shape: 'run',
    label: message({ id: 'status.judging' }),
    explanation: message({ id: 'status.judging.help' }),
  },
  {
    ...final,
    code: -4,
    short: 'CA',
    tone: 'gray',
    shape: 'slash',
    label: message({ id: 'status.cancelled' }),
    explanation: message({ id: 'status.cancelled.help' }),
  },
  {
    ...final,
    code: -5,
    short: 'SNR',
    tone: 'gray',
    shape: 'question',
    label: message({ id: 'status.unknownResult' }),
    explanation: message({ id: 'status.unknownResult.help' }),
  },
  {
    ...final,
    code: 10,
    short: 'SF',
    tone: 'gray',
    shape: 'slash',
    label: message({ id: 'status.submittedFailed' }),
    explanation: message({ id: 'status.submittedFailed.help' }),
  },
  {
    ...running,
    code: 9,
    short: 'SM',
    shape: 'run',
    label: message({ id: 'status.submitting' }),
    explanation: message({ id: 'status.submitting.help' }),
  },
  {
    ...final,
    code: -10,
    short: 'NS',
    tone: 'gray',
    shape: 'slash',
    label: message({ id: 'status.notSubmitted' }),
    explanation: message({ id: 'status.notSubmitted.help' }),
  },
];

const byCode = new Map(statusLooks.map((look) => [look.code, look]));
const unknownLook: StatusLook = {
  ...final,
  code: -5,
  short: '?',
  tone: 'gray',
  shape: 'question',
  label: message({ id: 'status.unknownResult' }),
  explanation: message({ id: 'status.unknownResult.help' }),
};

/** The look of a status code; one we do not know shows as an unknown result. */
export function statusLook(code: number): StatusLook {
  return byCode.get(code) ?? unknownLook;
}

/** Whether a submission of this status will still change by itself. */
export function isRunning(code: number): boolean {
  return statusLook(code).isRunning;
}
