import { faultsOf, type Faults } from '../../../../lib/form/entrance-fields.ts';
import { message } from '../../../../lib/intl/message.ts';
import { memberLevels } from '../members/use-member-acts.ts';

/** Bounds of a link; the server decides. */
export const maxNote = 50;
const maxUses = 10_000;
const maxDomains = 10;

const dayMs = 24 * 60 * 60_000;

/** How long a link works, in days; empty: until it is revoked. */
export const lifetimes = [
  ['1', message({ id: 'group.invite.day' })],
  ['7', message({ id: 'group.invite.week' })],
  ['30', message({ id: 'group.invite.month' })],
  ['180', message({ id: 'group.invite.term' })],
  ['', message({ id: 'group.invite.endless' })],
] as const;

export const inviteFields = ['level', 'classId', 'note', 'days', 'maxUses', 'mailDomains'] as const;
export type InviteField = (typeof inviteFields)[number];
type Values = Readonly<Record<InviteField, string>>;

export const newInvite: Values = { level: 'MEMBER', classId: '', note: '', days: '7', maxUses: '', mailDomains: '' };

/** Domains that were typed one after the other. */
export function domainsIn(text: string): string[] {
  return text.split(/[\s,，;；]/u).flatMap((part) => {
    const domain = part.startsWith('@') ? part.slice(1) : part;
    return domain === '' ? [] : [domain];
  });
}

/** What is wrong with the form of a link. */
export function inviteFaults(values: Values): Faults<InviteField> {
  const domains = domainsIn(values.mailDomains);
  const uses = values.maxUses.trim();
  return faultsOf({
    level: null,
    classId: null,
    note: null,
    days: null,
    maxUses:
      uses === '' || (/^\d{1,5}$/.test(uses) && Number(uses) >= 1 && Number(uses) <= maxUses)
        ? null
        : message({ id: 'group.fault.maxUses' }),
    mailDomains:
      domains.length <= maxDomains && domains.every((domain) => /^[^@./]+(?:\.[^@./]+)+$/.test(domain))
        ? null
        : message({ id: 'group.fault.mailDomains' }),
  });
}

/** What the server is sent. */
export function inviteInput({ level, classId, note, days, maxUses: uses, mailDomains }: Values, now: Date) {
  return {
    level: memberLevels.find((each) => each === level) ?? 'MEMBER',
    classId: classId || null,
    note: note.trim(),
    maxUses: uses.trim() === '' ? null : Number(uses),
    expiresAt: days === '' ? null : new Date(now.getTime() + Number(days) * dayMs).toISOString(),
    mailDomains: domainsIn(mailDomains),
  };
}
