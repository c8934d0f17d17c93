import { message } from '../../../lib/intl/message.ts';
import type { UnreadCounts } from '../../../lib/messages/use-unread-counts.ts';
import type { MessageListQueryVariables } from './message.generated.ts';

/** A list of the message centre. */
export interface MessageListLook {
  /** Last part of its address. */
  readonly path: string;
  readonly kind: MessageListQueryVariables['kind'];
  readonly count: Exclude<keyof UnreadCounts, '__typename' | 'total'>;
  /** Messages of a page (specification, section 9). */
  readonly size: number;
  readonly label: ReturnType<typeof message>;
  readonly none: ReturnType<typeof message>;
  readonly noneHint: ReturnType<typeof message>;
}

/** The five lists, in their order. */
export const messageLists = [
  {
    path: 'discuss',
    kind: 'DISCUSS',
    count: 'discuss',
    size: 6,
    label: message({ id: 'messages.discuss' }),
    none: message({ id: 'message.discussNone' }),
    noneHint: message({ id: 'message.discussNoneHint' }),
  },
  {
    path: 'reply',
    kind: 'REPLY',
    count: 'reply',
    size: 6,
    label: message({ id: 'messages.reply' }),
    none: message({ id: 'message.replyNone' }),
    noneHint: message({ id: 'message.replyNoneHint' }),
  },
  {
    path: 'like',
    kind: 'LIKE',
    count: 'like',
    size: 6,
    label: message({ id: 'messages.like' }),
    none: message({ id: 'message.likeNone' }),
    noneHint: message({ id: 'message.likeNoneHint' }),
  },
  {
    path: 'sys',
    kind: 'SYS',
    count: 'sys',
    size: 8,
    label: message({ id: 'messages.sys' }),
    none: message({ id: 'message.sysNone' }),
    noneHint: message({ id: 'message.sysNoneHint' }),
  },
  {
    path: 'mine',
    kind: 'MINE',
    count: 'mine',
    size: 8,
    label: message({ id: 'messages.mine' }),
    none: message({ id: 'message.mineNone' }),
    noneHint: message({ id: 'message.mineNoneHint' }),
  },
] as const satisfies readonly MessageListLook[];

/**
 * Other words for a list that people type, or that links from elsewhere have; the address then becomes the list's own.
 */
const otherPaths: Readonly<Record<string, (typeof messageLists)[number]['path']>> = {
  discussion: 'discuss',
  comment: 'discuss',
  replies: 'reply',
  likes: 'like',
  system: 'sys',
  notice: 'sys',
};

/** Where an address that is no list's own leads; undefined: nowhere. */
export function otherPath(path: string): string | undefined {
  return Object.hasOwn(otherPaths, path) ? otherPaths[path] : undefined;
}
