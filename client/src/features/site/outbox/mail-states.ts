import { message } from '../../../lib/intl/message.ts';
import type { OutboxRow_MailFragment } from './outbox.generated.ts';

export type MailState = OutboxRow_MailFragment['state'];

/** How each state of a mail looks. */
export const mailStates = {
  QUEUED: { label: message({ id: 'outbox.stateQUEUED' }), palette: 'accent' },
  HELD: { label: message({ id: 'outbox.stateHELD' }), palette: 'amber' },
  FAILED: { label: message({ id: 'outbox.stateFAILED' }), palette: 'red' },
  SENT: { label: message({ id: 'outbox.stateSENT' }), palette: 'green' },
} as const satisfies Record<MailState, object>;

const kinds: Readonly<Record<string, ReturnType<typeof message>>> = {
  registerCode: message({ id: 'outbox.kindRegisterCode' }),
  signInCode: message({ id: 'outbox.kindSignInCode' }),
  resetPassword: message({ id: 'outbox.kindResetPassword' }),
  changeEmailCode: message({ id: 'outbox.kindChangeEmailCode' }),
  accountChanged: message({ id: 'outbox.kindAccountChanged' }),
  test: message({ id: 'outbox.kindTest' }),
};
const otherKind = message({ id: 'outbox.kindOther' });

/** What a mail is about. */
export function mailKindLabel(kind: string | null): ReturnType<typeof message> {
  return kinds[kind ?? ''] ?? otherKind;
}
