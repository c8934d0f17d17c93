import { joinList } from '../../../lib/intl/join-list.ts';
import { message } from '../../../lib/intl/message.ts';
import type { Text } from '../../../lib/intl/use-text.ts';
import type { Locale } from '../../../lib/preferences/locale-store.ts';
import { roleNames } from '../../../lib/session/role-names.ts';
import type { EditedNoticeFragment, ManagedNoticeFragment } from './notices.generated.ts';

/** Names of states and palettes of the site. */
export const stateLooks = {
  DRAFT: { palette: 'gray', name: message({ id: 'siteNotice.state.draft' }) },
  SCHEDULED: { palette: 'accent', name: message({ id: 'siteNotice.state.scheduled' }) },
  SENDING: { palette: 'amber', name: message({ id: 'siteNotice.state.sending' }) },
  SENT: { palette: 'green', name: message({ id: 'siteNotice.state.sent' }) },
  RECALLED: { palette: 'red', name: message({ id: 'siteNotice.state.recalled' }) },
} as const satisfies Record<ManagedNoticeFragment['state'], object>;

export const audienceNames = {
  ALL: message({ id: 'siteNotice.audience.all' }),
  ADMINS: message({ id: 'siteNotice.audience.admins' }),
  DESIGNATED: message({ id: 'siteNotice.audience.designated' }),
  FILTERED: message({ id: 'siteNotice.audience.filtered' }),
} as const satisfies Record<ManagedNoticeFragment['audience'], object>;

/** What the filter of a notice names, counted; empty: it has none. */
export function filterText(
  t: Text,
  { groupIds, classIds, contestIds, roles, isForNeverSeen }: ManagedNoticeFragment,
): string {
  return [
    groupIds.length === 0 ? '' : t({ id: 'siteNotice.count.groups' }, { count: groupIds.length }),
    classIds.length === 0 ? '' : t({ id: 'siteNotice.count.classes' }, { count: classIds.length }),
    contestIds.length === 0 ? '' : t({ id: 'siteNotice.count.contests' }, { count: contestIds.length }),
    ...roles.map((role) => t(roleNames[role])),
    isForNeverSeen ? t({ id: 'siteNotice.neverSeen' }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who a notice is for, by name, a line for each list. */
export function recipientTexts(t: Text, locale: Locale, notice: EditedNoticeFragment): string[] {
  const named = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [t({ id: 'siteNotice.named' }, { label, names: joinList(names, locale) })];
  const namesOf = (targets: readonly { readonly name: string }[]) => targets.map(({ name }) => name);
  if (notice.audience === 'DESIGNATED') return named(t({ id: 'siteNotice.usernames' }), notice.recipientNames);
  if (notice.audience !== 'FILTERED') return [t(audienceNames[notice.audience])];
  return [
    ...named(t({ id: 'siteNotice.groups' }), namesOf(notice.groups)),
    ...named(t({ id: 'siteNotice.classes' }), namesOf(notice.classes)),
    ...named(t({ id: 'siteNotice.contests' }), namesOf(notice.contests)),
    ...named(
      t({ id: 'siteNotice.roles' }),
      notice.roles.map((role) => t(roleNames[role])),
    ),
    ...(notice.isForNeverSeen ? [t({ id: 'siteNotice.neverSeen' })] : []),
  ];
}

/** When a notice goes out, went out or was recalled, whichever is the newest; null: it is a draft, or on its way. */
export function noticeMoment({
  state,
  sendAt,
  pushedAt,
  recalledAt,
}: Pick<ManagedNoticeFragment, 'state' | 'sendAt' | 'pushedAt' | 'recalledAt'>) {
  if (state === 'SCHEDULED' && sendAt !== null) return { at: sendAt, text: moments.sends };
  if (state === 'SENT' && pushedAt !== null) return { at: pushedAt, text: moments.sent };
  return recalledAt === null ? null : { at: recalledAt, text: moments.recalled };
}

const moments = {
  sends: message({ id: 'siteNotice.sendsAt' }),
  sent: message({ id: 'siteNotice.sentAt' }),
  recalled: message({ id: 'siteNotice.recalledAt' }),
} as const;
