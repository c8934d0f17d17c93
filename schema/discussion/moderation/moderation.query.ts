import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { defaultDecisionPage, listDecisions } from './act-list.service.ts';
import { ModeratedTextPage, ModerationDecisionPage } from './moderation.type.ts';
import { defaultQueuePage, listQueue } from './queue.service.ts';

const group = {
  required: false,
  description: 'Of this group; null: of all places that the viewer moderates.',
} as const;
const placeOf = (groupId: string | null | undefined) => (groupId ? rowId(groupId) : null);

builder.queryFields((t) => ({
  moderationQueue: t.field({
    type: ModeratedTextPage,
    description:
      'Texts with open reports that the viewer moderates, the oldest report first. ' +
      `${defaultQueuePage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultQueuePage),
    args: { groupId: t.arg.id(group), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { groupId, page }, context) =>
      listQueue(context, { groupId: placeOf(groupId), page: pageOf({ page }, defaultQueuePage) }),
  }),
  moderationDecisions: t.field({
    type: ModerationDecisionPage,
    description:
      'What was done with texts that the viewer moderates, newest first, deletions by their authors too. ' +
      `${defaultDecisionPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultDecisionPage),
    args: { groupId: t.arg.id(group), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { groupId, page }, context) =>
      listDecisions(context, { groupId: placeOf(groupId), page: pageOf({ page }, defaultDecisionPage) }),
  }),
}));

builder.subscriptionField('moderationQueueChanged', (t) =>
  t.field({
    type: ModeratedTextPage,
    description: 'A page of `moderationQueue`: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultQueuePage),
    args: { groupId: t.arg.id(group), page: t.arg({ type: PageInput, required: false }) },
    subscribe: (_root, { groupId, page }, context) => {
      const place = placeOf(groupId);
      return watch(context, {
        topic: 'moderation',
        filter: (message) => place === null || message.groupId === place,
        read: (moment) => listQueue(moment, { groupId: place, page: pageOf({ page }, defaultQueuePage) }),
        restMs: context.pace.listMs,
      });
    },
    resolve: (page) => page,
  }),
);
