import { message } from '../../../lib/intl/message.ts';
import { actKinds, type ActKind } from './act-kinds.ts';

/** What becomes of a text: one of these, in the order in which they are offered. */
export const textChoices = [
  { value: 'KEEP', label: actKinds.KEEP, hint: message({ id: 'moderation.act.keepHint' }) },
  { value: 'HIDE', label: actKinds.HIDE, hint: message({ id: 'moderation.act.hideHint' }) },
  { value: 'DELETE', label: actKinds.DELETE, hint: message({ id: 'moderation.act.deleteHint' }) },
  { value: 'NONE', label: message({ id: 'moderation.act.none' }), hint: message({ id: 'moderation.act.noneHint' }) },
] as const;
type TextChoice = (typeof textChoices)[number]['value'];

/** What is added for its author. */
export const authorActs = ['WARN', 'BAN'] as const;
type AuthorAct = (typeof authorActs)[number];

/** A decision as a moderator puts it together. */
export interface Decision {
  /** Null: nothing is chosen yet. */
  readonly text: TextChoice | null;
  /** None where the text is kept. */
  readonly author: readonly AuthorAct[];
}

/** A decision as a draft keeps it: names with spaces between them. */
export function decisionIn(words: string): Decision {
  const names = words.split(' ');
  return {
    text: textChoices.find(({ value }) => names.includes(value))?.value ?? null,
    author: authorActs.filter((act) => names.includes(act)),
  };
}

/** @see decisionIn */
export function wordsOf({ text, author }: Decision): string {
  return [...(text === null ? [] : [text]), ...(text === 'KEEP' ? [] : author)].join(' ');
}

/** The acts of a decision. */
export function actsOf({ text, author }: Decision): readonly ActKind[] {
  return [...(text === null || text === 'NONE' ? [] : [text]), ...author];
}
