import { z } from 'zod';
import {
  RestCreateDiscussionDocument,
  RestDeleteDiscussionDocument,
  RestDiscussionCategoriesDocument,
  RestDiscussionDocument,
  RestDiscussionsDocument,
  RestLikeDiscussionDocument,
  RestReportTextDocument,
  RestSaveDiscussionCategoriesDocument,
  RestUpdateDiscussionDocument,
} from './discussion.rest.generated.ts';
import { readReport, wireDiscussion } from './discussion.wire.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { flag, int, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

interface Category {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

function wireCategory({ id, name, createdAt, updatedAt }: Category) {
  return { id: Number(id), name, gmtCreate: createdAt, gmtModified: updatedAt };
}

/** The author is who writes: a uid in the body is not read. A group is read by the calls of groups alone. */
const body = z.object({
  id: optionalInt,
  pid: optionalText,
  title: text,
  description: text,
  content: text,
  categoryId: optionalInt,
  topPriority: flag,
  gid: optionalInt,
});

function textOf({ title, description, content, categoryId }: z.output<typeof body>) {
  return { title, description, content, categoryId: String(categoryId ?? 0) };
}

/** Starts, changes and deletes discussions: on the site, or in the group that the body of a new one names. */
export function discussionWritingCalls(path: string, isOfGroup: boolean) {
  return [
    restCall({
      method: 'POST',
      path,
      auth: 'user',
      input: body,
      async answer({ input, operate, context }) {
        const { gid } = input;
        if (isOfGroup && !gid) return failWith(404, say(sentences.noSuchGroup, context.locale));
        const { createDiscussion } = await operate(RestCreateDiscussionDocument, {
          input: {
            ...textOf(input),
            groupId: isOfGroup ? String(gid) : null,
            problemDisplayId: input.pid ?? null,
            isPinned: input.topPriority,
          },
        });
        return createDiscussion.__typename === 'CreateDiscussionSuccess' ? null : failDomain(createDiscussion);
      },
    }),
    restCall({
      method: 'PUT',
      path,
      auth: 'user',
      input: body,
      async answer({ input, operate, context }) {
        const id = String(input.id ?? 0);
        // Old clients do not know who reads it: that stays.
        const { discussion } = await operate(RestDiscussionDocument, { id });
        if (discussion === null) return failWith(404, say(sentences.noDiscussion, context.locale));
        const { updateDiscussion } = await operate(RestUpdateDiscussionDocument, {
          input: { id, ...textOf(input), disclosure: discussion.disclosure },
        });
        return updateDiscussion.__typename === 'UpdateDiscussionSuccess' ? null : failDomain(updateDiscussion);
      },
    }),
    restCall({
      method: 'DELETE',
      path,
      auth: 'user',
      input: z.object({ did: int }),
      async answer({ input, operate }) {
        const { deleteDiscussion } = await operate(RestDeleteDiscussionDocument, { input: { id: String(input.did) } });
        return deleteDiscussion.__typename === 'DeleteDiscussionSuccess' ? null : failDomain(deleteDiscussion);
      },
    }),
  ];
}

/** Calls about discussions of the site, of the contract's area "discussion". */
export const discussionCalls = [
  restCall({
    method: 'GET',
    path: '/api/discussion-category',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { discussionCategories } = await operate(RestDiscussionCategoriesDocument, {});
      return discussionCategories.map(wireCategory);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/discussion-category',
    auth: 'root',
    isListBody: true,
    input: z.object({ list: z.array(z.object({ id: optionalInt, name: optionalText })).max(100) }),
    async answer({ input, operate }) {
      const { discussionCategories: stored } = await operate(RestDiscussionCategoriesDocument, {});
      const named = input.list.flatMap(({ id, name }) => (name?.trim() ? [{ id: id ? String(id) : null, name }] : []));
      const englishOf = new Map(stored.map(({ id, englishName }) => [id, englishName]));
      // This call inserts and renames; it deletes none.
      const rest = stored.filter((category) => named.every(({ id }) => id !== category.id));
      const categories = [
        ...named.map(({ id, name }) => ({ id, name, englishName: id === null ? null : (englishOf.get(id) ?? null) })),
        ...rest.map(({ id, name, englishName }) => ({ id, name, englishName })),
      ];
      const { saveDiscussionCategories: saved } = await operate(RestSaveDiscussionCategoriesDocument, {
        input: { categories },
      });
      return saved.__typename === 'SaveDiscussionCategoriesSuccess'
        ? saved.categories.map(wireCategory)
        : failDomain(saved);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-discussion-list',
    auth: 'none',
    // `cid` is the category. Admins are shown disabled ones without asking.
    input: z.object({
      ...paging(10),
      cid: optionalInt,
      pid: optionalText,
      onlyMine: flag,
      keyword: optionalText,
    }),
    async answer({ input: { cid, pid, onlyMine, keyword, currentPage, limit }, operate }) {
      const { discussions } = await operate(RestDiscussionsDocument, {
        filter: {
          categoryId: cid ? String(cid) : null,
          problemDisplayId: pid ?? null,
          isMine: onlyMine,
          keyword: keyword ?? null,
        },
        page: { page: currentPage, size: limit },
      });
      return pageOf(discussions, discussions.items.map(wireDiscussion));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-discussion-detail',
    auth: 'none',
    input: z.object({ did: int }),
    async answer({ input, operate, context }) {
      const { discussion } = await operate(RestDiscussionDocument, { id: String(input.did) });
      if (discussion === null) return failWith(404, say(sentences.noDiscussion, context.locale));
      const { commentNum: _commentNum, ...rest } = wireDiscussion(discussion);
      const { titleName, titleColor } = discussion.author;
      return {
        ...rest,
        categoryName: discussion.category.name,
        content: discussion.content,
        titleName,
        titleColor,
        hasLike: discussion.viewerHasLiked,
      };
    },
  }),
  ...discussionWritingCalls('/api/discussion', false),
  restCall({
    method: 'GET',
    path: '/api/discussion-like',
    auth: 'user',
    changesState: true,
    input: z.object({ did: int, toLike: flag }),
    async answer({ input, operate }) {
      const { likeDiscussion } = await operate(RestLikeDiscussionDocument, {
        input: { id: String(input.did), isLiked: input.toLike },
      });
      return likeDiscussion.__typename === 'LikeDiscussionSuccess' ? null : failDomain(likeDiscussion);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/discussion-report',
    auth: 'user',
    // The reporter is who sends it.
    input: z.object({ did: int, content: text }),
    async answer({ input, operate }) {
      const { reportText } = await operate(RestReportTextDocument, {
        input: { on: { discussionId: input.did }, ...readReport(input.content) },
      });
      return reportText.__typename === 'ReportTextSuccess' ? null : failDomain(reportText);
    },
  }),
];
