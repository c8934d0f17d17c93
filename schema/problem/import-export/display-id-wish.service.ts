import type { Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import {
  DisplayIdTaken,
  firstNumber,
  highestNumber,
  nextDisplayId,
  takeDisplayId,
} from '../bank/display-id.service.ts';
import { isDisplayId, maxDisplayIdLength } from '../bank/display-id.ts';

/** How display ids of new problems are made. */
export interface DisplayIdWish {
  readonly isIdKept: boolean;
  readonly prefix: string;
}

/** A display id that a problem cannot have. */
export class DisplayIdRefused extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence['en-US']);
    this.sentence = sentence;
  }
}

/** The display id for a new problem. The caller keeps others from taking ids meanwhile. @throws DisplayIdRefused */
export async function wishedDisplayId(
  tx: Transaction,
  stated: string | null,
  { isIdKept, prefix }: DisplayIdWish,
): Promise<string> {
  const kept = isIdKept ? (stated?.trim() ?? '') : '';
  if (kept === '' && prefix === '') return nextDisplayId(tx);
  const displayId = kept === '' ? await nextAfter(tx, prefix) : `${prefix}${kept}`;
  if (!isUsableDisplayId(displayId)) throw new DisplayIdRefused(unusableSentence(displayId));
  try {
    await takeDisplayId(tx, displayId, null);
  } catch (error) {
    if (error instanceof DisplayIdTaken) throw new DisplayIdRefused(takenSentence(displayId));
    throw error;
  }
  return displayId;
}

/** May a new problem be called so, were the id free? */
export function isUsableDisplayId(displayId: string): boolean {
  return displayId.length <= maxDisplayIdLength && isDisplayId(displayId);
}

/** Says that an id cannot be used. */
export function unusableSentence(displayId: string): Sentence {
  return {
    'zh-CN': `题号 ${displayId} 不可用：过长，或含有空白、控制字符及 / ? # % \\，或只由句点组成。`,
    'en-US':
      `The display id ${displayId} cannot be used: it is too long, has blanks, control characters or one of / ? ` +
      `# % \\ in it, or is dots alone.`,
  };
}

/** Says that another problem has an id. */
export function takenSentence(displayId: string): Sentence {
  return {
    'zh-CN': `题号 ${displayId} 已存在。`,
    'en-US': `There is a problem ${displayId} already.`,
  };
}

/** The next free number behind a prefix, from 1000 on. */
async function nextAfter(tx: Transaction, prefix: string): Promise<string> {
  return `${prefix}${Math.max(firstNumber, ((await highestNumber(tx, prefix)) ?? 0) + 1)}`;
}
