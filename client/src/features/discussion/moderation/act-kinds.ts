import { message } from '../../../lib/intl/message.ts';

/** What moderators do with a text and its author. */
export const actKinds = {
  KEEP: message({ id: 'moderation.act.keep' }),
  HIDE: message({ id: 'moderation.act.hide' }),
  DELETE: message({ id: 'moderation.act.delete' }),
  WARN: message({ id: 'moderation.act.warn' }),
  BAN: message({ id: 'moderation.act.ban' }),
} as const;

export type ActKind = keyof typeof actKinds;
