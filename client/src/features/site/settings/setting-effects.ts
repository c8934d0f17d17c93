import { message } from '../../../lib/intl/message.ts';
import type { MessageId } from '../../../lib/intl/use-text.ts';
import type { Setting } from './setting-values.ts';

type Effect = { readonly id: MessageId };

/** What a change does beyond its value, by the new value; `*`: whatever it is. */
const effects: { readonly [Key in Setting['key']]?: Readonly<Record<string, Effect>> } = {
  isRegistrationOpen: {
    false: message({ id: 'settings.effect.registrationOff' }),
    true: message({ id: 'settings.effect.registrationOn' }),
  },
  registerCode: {
    NEVER: message({ id: 'settings.effect.codeNever' }),
    ALWAYS: message({ id: 'settings.effect.codeAlways' }),
  },
  isPublicJudgingOpen: { false: message({ id: 'settings.effect.publicJudgingOff' }) },
  isGroupJudgingOpen: { false: message({ id: 'settings.effect.groupJudgingOff' }) },
  isContestJudgingOpen: { false: message({ id: 'settings.effect.contestJudgingOff' }) },
  isPracticeCodeHidden: {
    true: message({ id: 'settings.effect.codeHidden' }),
    false: message({ id: 'settings.effect.codeShown' }),
  },
  isPublicDiscussionOpen: { false: message({ id: 'settings.effect.publicDiscussionOff' }) },
  isGroupDiscussionOpen: { false: message({ id: 'settings.effect.groupDiscussionOff' }) },
  isContestCommentOpen: { false: message({ id: 'settings.effect.contestCommentOff' }) },
  isSolutionReviewOn: { false: message({ id: 'settings.effect.reviewOff' }) },
  baseUrl: { '*': message({ id: 'settings.effect.baseUrl' }) },
  timeZone: { '*': message({ id: 'settings.effect.timeZone' }) },
  mailKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  auditKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  addressKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  apiTokenKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  printKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  messageKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  codeDraftKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
  problemDraftKeptDays: { '*': message({ id: 'settings.effect.kept' }) },
};

/** What a change does; null: no more than it says. */
export function effectOf(key: Setting['key'], text: string): Effect | null {
  const ofKey = effects[key];
  return ofKey?.[text] ?? ofKey?.['*'] ?? null;
}
