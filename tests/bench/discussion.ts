import { level } from '@verdict/schema/core/level.ts';
import { buildGroup } from '../factories/group.ts';
import { tokenFor } from '../factories/user.ts';
import { openBenchSite } from './bench-site.ts';
import type { Budget, Figure } from './figure.ts';
import { loadInTurns, type Question } from './http-load.ts';
import { ManyRows } from './many-rows.ts';

const bankProblems = 400;
const fewPosts = 1_000;
const manyPosts = 1_000_000;
const fewComments = 100;
const manyComments = 100_000;
/** What a list may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;

const list = `query ($filter: DiscussionFilter, $page: PageInput) {
  discussions(filter: $filter, page: $page) {
    total
    items {
      id title description problemDisplayId isPinned isLocked viewCount likeCount commentCount createdAt
      category { id name } author { username avatarUrl } viewerHasLiked viewerCanEdit
    }
  }
}`;
const talk = `query ($on: ThreadSubjectInput!, $page: PageInput) {
  comments(on: $on, page: $page) {
    total
    items {
      id content likeCount replyCount createdAt author { username avatarUrl } viewerHasLiked
      replies { id content author { username } }
    }
  }
}`;

/** Lists of discussions in a group with few and on a site with many, and comments of short and long threads. */
export async function measureDiscussion(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  await using rows = await ManyRows.open(site.databaseUrl);
  await rows.problems(bankProblems);
  const { db } = site.services;
  const [owner, user] = await db.user.findMany({ where: { usernameKey: { in: ['user1', 'user2'] } } });
  if (owner === undefined || user === undefined) throw new Error('the users were not made');
  const { id: group } = await buildGroup(site.services, owner, { levels: [[user, level.member]] });
  await rows.discussions(fewPosts, group);
  await rows.discussions(manyPosts, null);
  const threads = { few: await rows.commented(fewComments), many: await rows.commented(manyComments) };
  const token = await tokenFor(site.services, user);
  const { id: categoryId } = await db.discussionCategory.findFirstOrThrow();
  const { title, problem } = await db.discussion.findFirstOrThrow({
    where: { groupId: group, problem: { isNot: null } },
    select: { title: true, problem: { select: { displayId: true } } },
  });
  const [keyword] = title.split(' ');
  const ask = (query: string, variables: object): Question => ({
    url: `${site.url}/graphql`,
    token,
    body: { query, variables },
  });
  const figures: Figure[] = [];
  const compare = async (what: string, [base, large]: readonly [Question, Question], budget?: Budget) => {
    const [few, many] = await loadInTurns([base, large], { connections: 4, seconds: 15 });
    if (few === undefined || many === undefined) throw new Error(`${what} was not measured`);
    const budgeted = budget === undefined ? {} : { budget };
    figures.push({ what: `${what}, p95`, value: many.p95Ms, unit: 'ms', baseline: few.p95Ms, ...budgeted });
  };
  const filters = {
    '': {},
    ' of a category': { categoryId },
    ' about a problem': { problemDisplayId: problem?.displayId },
    ' with a word': { keyword },
    ' of the viewer': { isMine: true },
  };
  for (const [what, filter] of Object.entries(filters))
    await compare(
      `discussions${what}: ${manyPosts} on the site (baseline: ${fewPosts} in a group)`,
      [ask(list, { filter: { ...filter, groupId: group } }), ask(list, { filter })],
      growth,
    );
  const page = (id: number, number: number) => ask(talk, { on: { discussionId: id }, page: { page: number } });
  const lengths = `of ${manyComments} (baseline: ${fewComments})`;
  await compare(`newest comments ${lengths}`, [page(threads.few, 1), page(threads.many, 1)], growth);
  // A page far down is a walk along the index.
  await compare(`comments in the middle ${lengths}`, [page(threads.few, 5), page(threads.many, manyComments / 20)]);
  return figures;
}
