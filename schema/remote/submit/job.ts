import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** How long a step may take, in ms; its requests must end within it. */
export const leaseMs = 120_000;
/** A program that is not sent by then is not sent at all, in ms from its submission. */
export const queueDeadlineMs = 24 * 3_600_000;
/** A run that the user makes himself is waited for so long, in ms: reading a statement there, a captcha, a queue. */
export const browserDeadlineMs = 30 * 60_000;

/** Why a job waits, was not sent or is held; judges' own reasons (RefuseReason) are among those of NOT_SENT. */
export type JobReason =
  | 'no-account'
  | 'breaker'
  | 'switched-off'
  /** The judge wants a pause of all accounts that could send it. */
  | 'paused'
  /** The judge took it, and did not say as which run. */
  | 'taken'
  | 'not-received'
  | 'queue-deadline'
  | 'several-runs'
  | 'unreadable'
  | 'no-result'
  | 'not-submitted'
  | 'by-admin'
  | RunFault;

/** Why a run that the user named is not taken. */
export const runFaults = ['not-listed', 'other-language', 'other-length', 'too-old', 'used'] as const;
export type RunFault = (typeof runFaults)[number];

/** A job as its steps need it. */
export const jobSelect = {
  id: true,
  submissionId: true,
  judgeKey: true,
  mode: true,
  state: true,
  userId: true,
  ref: true,
  submitKey: true,
  languageId: true,
  accountId: true,
  handle: true,
  givenRunId: true,
  baselineRunId: true,
  sourceSha256: true,
  sentAt: true,
  visibleBy: true,
  unreadRunIds: true,
  provenRunId: true,
  runId: true,
  foundAt: true,
  isLeftOut: true,
  lease: true,
  leaseUntil: true,
  createdAt: true,
} as const satisfies Prisma.RemoteJobSelect;
export type Job = Prisma.RemoteJobGetPayload<{ select: typeof jobSelect }>;
