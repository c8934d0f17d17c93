import type { Context } from '@verdict/schema/core/context.ts';
import { isAdmin } from '@verdict/schema/core/viewer.rule.ts';
import { z } from 'zod';
import {
  RestChangeContestVisibleDocument,
  RestCloneContestDocument,
  RestContestFormDocument,
  RestCreateContestDocument,
  RestDeleteContestDocument,
  RestManagedContestsDocument,
  RestUpdateContestDocument,
  type RestContestFormFragment,
  type RestManagedContestsQuery,
} from './admin-contest.rest.generated.ts';
import { contestBody, contestInput, contestStatus, wireContestForm } from './contest-form.wire.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type Operate, type RestAuth } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { contestAccessCode, flag, int, optionalText, pageOf, paging, problemTypeCode, secondsBetween } from './wire.ts';

const path = '/api/admin/contest';

/** The form of a contest, or the failure the wire has for it. */
async function formOf(operate: Operate, id: number, { db, viewer, locale }: Context): Promise<RestContestFormFragment> {
  const { contestForm } = await operate(RestContestFormDocument, { id });
  if (contestForm) return contestForm;
  // Admins may know that a hidden contest of another admin is there.
  const isForeign = isAdmin(viewer) && (await db.contest.count({ where: { id } })) > 0;
  return isForeign
    ? failWith(403, say(sentences.mayNotChangeContest, locale))
    : failWith(400, say(sentences.noSuchContest, locale));
}

/** A contest that is not there is a wrong request like any other in this area: 400. */
function failHere(error: Parameters<typeof failDomain>[0]): never {
  return error.code === 'CONTEST_NOT_FOUND' ? failWith(400, error.message) : failDomain(error);
}

/** Creates a contest. @param groupId null: on the site. */
export async function createContest(
  operate: Operate,
  input: ReturnType<typeof contestInput>,
  groupId: number | null = null,
): Promise<null> {
  const { createContest: answer } = await operate(RestCreateContestDocument, { groupId, input });
  return answer.__typename === 'CreateContestSuccess' ? null : failHere(answer);
}

/** Where calls about stored contests are, and for whom. */
interface ContestArea {
  readonly path: string;
  readonly visiblePath: string;
  readonly auth: RestAuth;
  /** Who deletes them. */
  readonly deletedBy: RestAuth;
}

/** Reads, changes and deletes contests. */
export function contestFormCalls({ path, visiblePath, auth, deletedBy }: ContestArea) {
  return [
    restCall({
      method: 'GET',
      path,
      auth,
      input: z.object({ cid: int }),
      answer: async ({ input, operate, context }) => wireContestForm(await formOf(operate, input.cid, context)),
    }),
    restCall({
      method: 'PUT',
      path,
      auth,
      input: contestBody,
      async answer({ input, operate, context }) {
        const stored = await formOf(operate, input.id ?? 0, context);
        const { updateContest } = await operate(RestUpdateContestDocument, {
          id: stored.id,
          version: stored.version,
          input: contestInput(input, stored, context.locale),
        });
        return updateContest.__typename === 'UpdateContestSuccess' ? null : failHere(updateContest);
      },
    }),
    restCall({
      method: 'DELETE',
      path,
      auth: deletedBy,
      input: z.object({ cid: int }),
      async answer({ input, operate }) {
        const { deleteContest } = await operate(RestDeleteContestDocument, { id: input.cid });
        return deleteContest.__typename === 'DeleteContestSuccess' ? null : failHere(deleteContest);
      },
    }),
    restCall({
      method: 'PUT',
      path: visiblePath,
      auth,
      input: z.object({ cid: int, visible: flag }),
      async answer({ input, operate, context }) {
        await formOf(operate, input.cid, context);
        const { changeContestVisible } = await operate(RestChangeContestVisibleDocument, {
          id: input.cid,
          isVisible: input.visible,
        });
        return changeContestVisible.__typename === 'ChangeContestVisibleSuccess'
          ? null
          : failHere(changeContestVisible);
      },
    }),
  ];
}

/** A contest in the list of those who make them. What only the form knows is absent, the password above all. */
export function wireContestRow(row: RestManagedContestsQuery['managedContests']['items'][number]) {
  return {
    id: row.id,
    uid: row.authorId,
    author: row.author,
    title: row.title,
    type: problemTypeCode[row.type],
    description: null,
    source: 0,
    auth: contestAccessCode[row.access],
    pwd: null,
    startTime: row.startsAt,
    endTime: row.endsAt,
    duration: secondsBetween(row),
    sealRank: null,
    sealRankTime: null,
    autoRealRank: null,
    status: contestStatus[row.status],
    visible: row.isVisible,
    openPrint: null,
    openAccountLimit: null,
    accountLimitRule: null,
    rankShowName: null,
    starAccount: null,
    openRank: null,
    oiRankScoreType: null,
    isGroup: row.groupId !== null,
    gid: row.groupId,
    awardType: null,
    awardConfig: null,
    allowEndSubmit: null,
    gmtCreate: row.createdAt,
    gmtModified: row.updatedAt,
  };
}

/** Contests as their makers write them: calls of the contract's area "admin-contest". */
export const adminContestCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/contest/get-contest-list',
    auth: 'admin',
    input: z.object({ ...paging(10), keyword: optionalText }),
    async answer({ input: { keyword, currentPage, limit }, operate }) {
      const { managedContests } = await operate(RestManagedContestsDocument, {
        groupId: null,
        keyword: keyword ?? null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(managedContests, managedContests.items.map(wireContestRow));
    },
  }),
  ...contestFormCalls({
    path,
    visiblePath: '/api/admin/contest/change-contest-visible',
    auth: 'admin',
    deletedBy: 'root',
  }),
  restCall({
    method: 'POST',
    path,
    auth: 'admin',
    input: contestBody,
    answer: ({ input, operate, context: { locale } }) => createContest(operate, contestInput(input, null, locale)),
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/contest/clone',
    auth: 'admin',
    changesState: true,
    input: z.object({ cid: int }),
    async answer({ input, operate }) {
      const { cloneContest } = await operate(RestCloneContestDocument, { id: input.cid });
      return cloneContest.__typename === 'CloneContestSuccess' ? null : failHere(cloneContest);
    },
  }),
];
