import type { Sentence } from '../../core/errors.ts';
import { maxDisplayIdLength } from '../bank/display-id.ts';
import { isBlank, type Fault } from './fault.ts';

/** The display id of a new problem of a group: its short name, then what the author typed. */
export function displayIdInGroup(shortName: string, typed: string): string {
  return isBlank(typed) ? typed : `${shortName}${typed.trim()}`;
}

/** A problem may keep the display id it has, also after its group got another short name; a new one begins with it. */
export function prefixFaults(shortName: string, displayId: string, storedDisplayId: string | null): Fault[] {
  if (displayId === storedDisplayId) return [];
  if (displayId.length > maxDisplayIdLength) return [{ path: 'displayId', sentence: tooLong }];
  const hasPrefix = displayId.toLowerCase().startsWith(shortName.toLowerCase());
  return hasPrefix && displayId.length > shortName.length ? [] : [{ path: 'displayId', sentence: noPrefix(shortName) }];
}

const tooLong: Sentence = {
  'zh-CN': `题号连同团队简称最多 ${maxDisplayIdLength} 个字符。`,
  'en-US': `With the short name of the group, a display id has at most ${maxDisplayIdLength} characters.`,
};

function noPrefix(shortName: string): Sentence {
  return {
    'zh-CN': `团队题目的题号由团队简称 ${shortName} 加上其他字符组成。`,
    'en-US': `Display ids of this group are its short name, ${shortName}, and more.`,
  };
}
