export type NoticeState = 'DRAFT' | 'SCHEDULED' | 'SENDING' | 'SENT' | 'RECALLED';

interface NoticeTimes {
  readonly sendAt: Date | null;
  readonly pushRequestedAt: Date | null;
  readonly pushedAt: Date | null;
  readonly recalledAt: Date | null;
}

/** How far a notice is. */
export function noticeState({ sendAt, pushRequestedAt, pushedAt, recalledAt }: NoticeTimes): NoticeState {
  if (recalledAt !== null) return 'RECALLED';
  if (pushedAt !== null) return 'SENT';
  if (pushRequestedAt !== null) return 'SENDING';
  return sendAt === null ? 'DRAFT' : 'SCHEDULED';
}
