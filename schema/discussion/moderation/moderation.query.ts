import type { ReportReason } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum, type RowOrder } from '../../core/row-order.ts';
import { watch } from '../../core/watch.ts';
import { ReportReasonEnum } from '../report/report.type.ts';
import { defaultDecisionPage, listDecisions } from './act-list.service.ts';
import { ModeratedTextPage, ModerationDecisionPage, ModerationKindEnum } from './moderation.type.ts';
import { defaultQueuePage, listQueue } from './queue.service.ts';

const group = {
  required: false,
  description: 'Of this group; null: of all places that the viewer moderates.',
} as const;
const reason = { type: ReportReasonEnum, required: false, description: 'With an open report of this label.' } as const;
const queueOrder = {
  type: RowOrderEnum,
  required: false,
  defaultValue: 'OLDEST',
  description: 'By the oldest open report.',
} as const;
const placeOf = (groupId: string | null | undefined) => (groupId ? rowId(groupId) : null);

type QueueArgs = Parameters<typeof pageOf>[0] & {
  readonly groupId?: string | null | undefined;
  readonly reason?: ReportReason | null | undefined;
  readonly order?: RowOrder | null | undefined;
};

const queueOf = (args: QueueArgs) => ({
  groupId: placeOf(args.groupId),
  reason: args.reason ?? null,
  order: args.order ?? 'OLDEST',
  page: pageOf(args, defaultQueuePage),
});

builder.queryFields((t) => ({
  moderationQueue: t.field({
    type: ModeratedTextPage,
    description: `Texts with open reports that the viewer moderates. ${defaultQueuePage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultQueuePage),
    args: {
      groupId: t.arg.id(group),
      reason: t.arg(reason),
      order: t.arg(queueOrder),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, args, context) => listQueue(context, queueOf(args)),
  }),
  moderationDecisions: t.field({
    type: ModerationDecisionPage,
    description:
      'What was done with texts that the viewer moderates, deletions by their authors too. ' +
      `${defaultDecisionPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultDecisionPage),
    args: {
      groupId: t.arg.id(group),
      kind: t.arg({ type: ModerationKindEnum, required: false, description: 'With an act of this kind.' }),
      order: t.arg({ type: RowOrderEnum, required: false, defaultValue: 'NEWEST' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, kind, order, page }, context) =>
      listDecisions(context, {
        groupId: placeOf(groupId),
        kind: kind ?? null,
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultDecisionPage),
      }),
  }),
}));

builder.subscriptionField('moderationQueueChanged', (t) =>
  t.field({
    type: ModeratedTextPage,
    description: 'A page of `moderationQueue`: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultQueuePage),
    args: {
      groupId: t.arg.id(group),
      reason: t.arg(reason),
      order: t.arg(queueOrder),
      page: t.arg({ type: PageInput, required: false }),
    },
    subscribe: (_root, args, context) => {
      const request = queueOf(args);
      return watch(context, {
        topic: 'moderation',
        filter: (message) => request.groupId === null || message.groupId === request.groupId,
        read: (moment) => listQueue(moment, request),
        restMs: context.pace.listMs,
      });
    },
    resolve: (page) => page,
  }),
);
