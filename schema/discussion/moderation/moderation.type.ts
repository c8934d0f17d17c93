import { ModerationKind } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { ReportType } from '../report/report.type.ts';
import { TextSummaryType } from '../text/text-summary.type.ts';
import type { ActRow, DecisionRow } from './act-list.service.ts';
import { shownReports, type QueuedText } from './queue.service.ts';

export const ModerationKindEnum = builder.enumType('ModerationKind', {
  description: 'What a moderator does with a text.',
  values: {
    KEEP: { value: ModerationKind.KEEP, description: 'It stays, or is shown again; its reports are dismissed.' },
    HIDE: { value: ModerationKind.HIDE, description: 'Its author and moderators alone read it.' },
    DELETE: { value: ModerationKind.DELETE, description: 'It is deleted, and restored by undoing this.' },
    WARN: { value: ModerationKind.WARN, description: 'Its author gets a message.' },
    BAN: { value: ModerationKind.BAN, description: 'Its author may not write in its place until a time.' },
  },
});

const ModeratorType = builder.objectRef<NonNullable<ActRow['actor']>>('Moderator').implement({
  description: 'Who moderates a text.',
  fields: (t) => ({ id: t.exposeID('id'), username: t.exposeString('username') }),
});

const ModerationLockType = builder.objectRef<NonNullable<QueuedText['lock']>>('ModerationLock').implement({
  description: 'A moderator looks at a text.',
  fields: (t) => ({
    username: t.exposeString('username'),
    until: t.expose('until', { type: 'DateTime' }),
    isMine: t.boolean({ resolve: ({ id }, _args, { viewer }) => viewer.kind === 'user' && viewer.userId === id }),
  }),
});

export const ModeratedTextType = builder.objectRef<QueuedText>('ModeratedText').implement({
  description: 'A text with its open reports, for its moderators.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    text: t.expose('text', { type: TextSummaryType }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of the oldest open report; null: none is open.',
    }),
    reports: t.field({
      type: [ReportType],
      description: `Open ones, the newest ${shownReports}.`,
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ reports }) => [...reports],
    }),
    reportCount: t.exposeInt('reportCount', { description: 'Open reports.' }),
    weight: t.exposeFloat('weight', { description: 'Weight of the open reports by the records of their reporters.' }),
    lock: t.expose('lock', { type: ModerationLockType, nullable: true, description: 'Null: nobody looks at it.' }),
  }),
});
export const ModeratedTextPage = pageObject('ModeratedTextPage', ModeratedTextType);

const actorDescription = 'Null: the site itself, at the threshold of reports, or the account is gone.';
const byAuthorDescription = 'The author deleted the own text.';

export const ModerationActType = builder.objectRef<ActRow>('ModerationAct').implement({
  description: 'What was done with a text.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: ModerationKindEnum }),
    text: t.expose('text', { type: TextSummaryType }),
    actor: t.expose('actor', {
      type: ModeratorType,
      nullable: true,
      description: actorDescription,
    }),
    isByAuthor: t.exposeBoolean('isByAuthor', { description: byAuthorDescription }),
    reason: t.exposeString('reason', { description: 'Empty: none.' }),
    bannedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of a ban.',
      resolve: ({ ban }) => ban?.until ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true, description: 'Null: it was not undone.' }),
    undoneBy: t.expose('undoneBy', { type: ModeratorType, nullable: true }),
    canUndo: t.exposeBoolean('canUndo', { description: 'Within 30 days.' }),
  }),
});

const ModerationDecisionType = builder.objectRef<DecisionRow>('ModerationDecision').implement({
  description: 'What was done with a text at once: by whom and why, as one or more acts.',
  fields: (t) => ({
    id: t.id({ description: 'Of its first act.', resolve: ([{ id }]) => String(id) }),
    text: t.field({ type: TextSummaryType, resolve: ([{ text }]) => text }),
    actor: t.field({
      type: ModeratorType,
      nullable: true,
      description: actorDescription,
      resolve: ([{ actor }]) => actor,
    }),
    isByAuthor: t.boolean({ description: byAuthorDescription, resolve: ([{ isByAuthor }]) => isByAuthor }),
    reason: t.string({ description: 'Empty: none.', resolve: ([{ reason }]) => reason }),
    createdAt: t.field({ type: 'DateTime', resolve: ([{ createdAt }]) => createdAt }),
    acts: t.field({
      type: [ModerationActType],
      description: 'Each one is undone by itself.',
      complexity: { field: 1, multiplier: 4 },
      resolve: (acts) => [...acts],
    }),
  }),
});
export const ModerationDecisionPage = pageObject('ModerationDecisionPage', ModerationDecisionType);
