import { siteParts } from '@verdict/schema/core/shared-cache.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { follow } from '../../contest/desk/follow.ts';

/** Ids of the texts about a problem; those of no row before there are any. */
export interface AskedTexts {
  readonly problemDisplayId: string;
  readonly discussionId: number;
  readonly commentId: number;
  readonly replyId: number;
  readonly editorialId: number;
  /** Of somebody else, about their own submission. */
  readonly questionId: number;
  /** There from the beginning: that it was made is no secret. */
  readonly askedSubmissionId: number;
  /** Reported by somebody else. */
  readonly ticketId: number;
  /** Of somebody else, approved. */
  readonly solutionId: number;
}

/** Fields of the schema that answer texts about problems, by the type that has them; all of them are asked. */
export const askedFields = [
  'CommentPage.items',
  'CommunitySolutionPage.items',
  'DiscussionPage.items',
  'LineQuestionPage.items',
  'MessagePage.items',
  'Problem.editorial',
  'Problem.viewerSolutions',
  'ProblemTicketPage.items',
  'Query.comment',
  'Query.comments',
  'Query.communitySolution',
  'Query.communitySolutions',
  'Query.discussion',
  'Query.discussions',
  'Query.lineQuestion',
  'Query.lineQuestions',
  'Query.messages',
  'Query.ownProblemTickets',
  'Query.problemTicket',
  'Query.problemTickets',
  'Query.replies',
  'Query.similarDiscussions',
  'Query.solutionsToReview',
  'Query.textRevisions',
  'ReplyPage.items',
  'SearchResults.discussions',
  'Submission.questions',
  'Subscription.commentsChanged',
  'Subscription.discussionChanged',
  'Subscription.lineQuestionChanged',
  'Subscription.problemTicketChanged',
  'TextRevisionPage.items',
];

const commentFields =
  'total items { id content replyCount likeCount isAnswer replies { id content } author { username } }';
const discussionFields = 'id title description content commentCount likeCount viewCount answerId author { username }';

const ticketFields = 'id content state version entries { content author { username } }';

function queries({
  problemDisplayId,
  discussionId,
  commentId,
  replyId,
  editorialId,
  questionId,
  askedSubmissionId,
  ticketId,
  solutionId,
}: AskedTexts): readonly string[] {
  const lists = [
    '{}',
    '{ keyword: "spoiler" }',
    `{ problemDisplayId: "${problemDisplayId}" }`,
    '{ isMine: true }',
    '{ isUnanswered: true }',
  ];
  return [
    ...lists.map((filter) => `{ discussions(filter: ${filter}) { total items { ${discussionFields} } } }`),
    `{ discussion(id: "${discussionId}") { ${discussionFields} } }`,
    `{ similarDiscussions(title: "spoiler title", problemDisplayId: "${problemDisplayId}") { ${discussionFields} } }`,
    `{ search(text: "spoiler") { discussions { ${discussionFields} } } }`,
    `{ comments(on: { discussionId: ${discussionId} }) { ${commentFields} } }`,
    `{ commentRefusal(on: { discussionId: ${discussionId} }) }`,
    `{ mentionable(on: { discussionId: ${discussionId} }, prefix: "u") { username } }`,
    `{ mentionable(on: { editorialId: ${editorialId} }, prefix: "u") { username } }`,
    `{ threadMode(on: { discussionId: ${discussionId} }) }`,
    '{ watchedThreads(mode: WATCH) { total items { subject { title } } } }',
    `{ comment(id: ${commentId}) { id content } }`,
    `{ replies(commentId: ${commentId}) { total items { id content } } }`,
    `{ replies(commentId: ${commentId}, aroundId: ${replyId}) { total page items { id content } } }`,
    ...['DISCUSS', 'REPLY', 'LIKE'].map(
      (kind) => `{ messages(kind: ${kind}) { total items { title content quote url isRead sender { username } } } }`,
    ),
    `{ problem(displayId: "${problemDisplayId}") { editorial { id languages content hints { content } } viewerHelp } }`,
    `{ comments(on: { editorialId: ${editorialId} }) { ${commentFields} } }`,
    `{ lineQuestion(id: ${questionId}) { content code } }`,
    `{ submission(id: ${askedSubmissionId}) { questions { content } } }`,
    `{ comments(on: { questionId: ${questionId} }) { ${commentFields} } }`,
    ...['WAITING', 'OPEN'].map((state) => `{ lineQuestions(state: ${state}) { total items { content code } } }`),
    `{ communitySolution(id: ${solutionId}) { title content code } }`,
    `{ communitySolutions(problemDisplayId: "${problemDisplayId}") { total items { title upCount } } }`,
    `{ problem(displayId: "${problemDisplayId}") { solutionCount solutionAccess viewerSolutions { title } } }`,
    `{ comments(on: { solutionId: ${solutionId} }) { ${commentFields} } }`,
    '{ solutionsToReview { total items { title } } }',
    `{ problemTicket(id: ${ticketId}) { ${ticketFields} } }`,
    `{ problemTickets(problemDisplayId: "${problemDisplayId}") { total items { ${ticketFields} } } }`,
    `{ ownProblemTickets { total items { ${ticketFields} } } }`,
    '{ unreadCounts { discuss reply like total } }',
    ...[
      `discussionId: ${discussionId}`,
      `commentId: ${commentId}`,
      `replyId: ${replyId}`,
      `solutionId: ${solutionId}`,
    ].map((text) => `{ textRevisions(on: { ${text} }) { total items { content } } }`),
  ];
}

function paths({ problemDisplayId, discussionId, commentId }: AskedTexts): readonly string[] {
  return [
    '/api/get-discussion-list?currentPage=1',
    '/api/get-discussion-list?currentPage=1&keyword=spoiler',
    `/api/get-discussion-list?currentPage=1&pid=${problemDisplayId}`,
    `/api/get-discussion-detail?did=${discussionId}`,
    `/api/comments?did=${discussionId}`,
    `/api/reply?commentId=${commentId}&did=${discussionId}`,
    '/api/msg/unread',
    ...['comment', 'reply', 'like'].map((list) => `/api/msg/${list}?currentPage=1&limit=10`),
  ];
}

const subscriptions = ({ discussionId, questionId, ticketId }: AskedTexts) => [
  `subscription { commentsChanged(on: { discussionId: ${discussionId} }) { ${commentFields} } }`,
  `subscription { lineQuestionChanged(id: ${questionId}) { content code } }`,
  `subscription { discussionChanged(id: "${discussionId}") { ${discussionFields} } }`,
  `subscription { problemTicketChanged(id: ${ticketId}) { ${ticketFields} } }`,
  'subscription { unreadCountsChanged { discuss reply like total } }',
];

/** All that an asker is answered about texts, by what was asked with the ids left out. */
export async function answersTo(
  server: TestServer,
  token: string | null,
  texts: AskedTexts,
): Promise<Readonly<Record<string, string>>> {
  for (const part of siteParts) server.services.cache.drop(part);
  const withoutIds = (question: string) => question.replaceAll(/(Id|id|did): ?"?\d+|(Id|id|did)=\d+/gu, '$1 of one');
  const graphql = queries(texts).map(async (query) => {
    const { data, errors } = await server.graphql(query, token === null ? {} : { token });
    return [withoutIds(query), JSON.stringify({ data, errors: errors?.map(({ message }) => message) })] as const;
  });
  const rest = paths(texts).map(async (path) => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { 'Accept-Language': 'en-US', ...(token === null ? {} : { Authorization: token }) },
    });
    return [withoutIds(path), await answer.text()] as const;
  });
  const pushed = subscriptions(texts).map(async (query) => {
    const followed = follow(server, token, query);
    const first = await followed.next().catch((error: unknown) => String(error));
    await followed.stop();
    return [withoutIds(query), JSON.stringify(first)] as const;
  });
  return Object.fromEntries(await Promise.all([...graphql, ...rest, ...pushed]));
}
