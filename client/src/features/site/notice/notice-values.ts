import type { EditedNoticeFragment, NoticeRecipientCountQueryVariables } from './notices.generated.ts';
import { storedTargets, targetsOf } from './targets.ts';

type Recipients = NoticeRecipientCountQueryVariables['recipients'];

export const noticeFields = [
  'title',
  'content',
  'audience',
  'usernames',
  'groups',
  'classes',
  'contests',
  'roles',
  'neverSeen',
] as const;
type NoticeValues = Readonly<Record<(typeof noticeFields)[number], string>>;

export const audiences = ['ALL', 'ADMINS', 'DESIGNATED', 'FILTERED'] as const;
/** Roles that are no admin's: whoever may not write to admins chooses among them. */
export const ordinaryRoles = [
  'USER',
  'NO_SUBMIT',
  'NO_DISCUSS',
  'MUTED',
  'NO_SUBMIT_NO_DISCUSS',
  'NO_SUBMIT_MUTED',
] as const satisfies readonly EditedNoticeFragment['roles'][number][];
export const filterRoles = [
  'ROOT',
  'ADMIN',
  'PROBLEM_ADMIN',
  ...ordinaryRoles,
] as const satisfies readonly EditedNoticeFragment['roles'][number][];

/** A notice as the form shows it; null: a new one. */
export function valuesOf(notice: EditedNoticeFragment | null): NoticeValues {
  return {
    title: notice?.title ?? '',
    content: notice?.content ?? '',
    audience: notice?.audience ?? 'ALL',
    usernames: (notice?.recipientNames ?? []).join('\n'),
    groups: storedTargets(notice?.groupIds ?? [], notice?.groups ?? []),
    classes: storedTargets(notice?.classIds ?? [], notice?.classes ?? []),
    contests: storedTargets(notice?.contestIds ?? [], notice?.contests ?? []),
    roles: (notice?.roles ?? []).join(' '),
    neverSeen: String(notice?.isForNeverSeen ?? false),
  };
}

/** Words between blanks and commas of both scripts. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,，、;；]/).filter((word) => word !== '');
}

function idsOf(text: string): string[] {
  return targetsOf(text).map(({ id }) => id);
}

/** Does a filter name nobody yet? */
export function isFilterEmpty({ groups, classes, contests, roles, neverSeen }: NoticeValues): boolean {
  return neverSeen !== 'true' && [groups, classes, contests, roles].every((list) => list === '');
}

/** Who a notice is for, as the server takes it. */
export function recipientsOf(values: NoticeValues): Recipients {
  const audience = audiences.find((each) => each === values.audience) ?? 'ALL';
  const chosen = wordsOf(values.roles);
  return {
    audience,
    usernames: audience === 'DESIGNATED' ? wordsOf(values.usernames) : [],
    ...(audience === 'FILTERED' && {
      filter: {
        groupIds: idsOf(values.groups),
        classIds: idsOf(values.classes),
        contestIds: idsOf(values.contests),
        roles: filterRoles.filter((role) => chosen.includes(role)),
        isForNeverSeen: values.neverSeen === 'true',
      },
    }),
  };
}
