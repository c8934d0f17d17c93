import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { defaultActPage, listActs } from './act-list.service.ts';
import { ModeratedTextPage, ModerationActPage } from './moderation.type.ts';
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
  moderationActs: t.field({
    type: ModerationActPage,
    description:
      'What was done with texts that the viewer moderates, newest first, deletions by their authors too. ' +
      `${defaultActPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultActPage),
    args: { groupId: t.arg.id(group), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { groupId, page }, context) =>
      listActs(context, { groupId: placeOf(groupId), page: pageOf({ page }, defaultActPage) }),
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
