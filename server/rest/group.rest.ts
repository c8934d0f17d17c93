import { maxAvatarBytes } from '@verdict/schema/account/own-account/avatar.service.ts';
import { setGroupAvatar } from '@verdict/schema/group/manage/group-avatar.service.ts';
import { z } from 'zod';
import {
  RestCreateGroupDocument,
  RestDisbandGroupDocument,
  RestGroupDocument,
  RestGroupRankDocument,
  RestGroupsDocument,
  RestUpdateGroupDocument,
  type RestGroupFragment,
} from './group.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { rankKinds } from './people.rest.ts';
import { restCall, type Operate, type RestRequest } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { readUpload } from './upload.ts';
import { flag, int, nameOfCode, optionalFlag, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

const path = '/api/group';
const accessCode = { PUBLIC: 1, PROTECTED: 2, PRIVATE: 3 } as const;
export const levelCode = { NONE: 0, APPLYING: 1, REFUSED: 2, MEMBER: 3, ADMIN: 4, ROOT: 5 } as const;

/** A group in lists and by itself. */
function wireGroup(group: RestGroupFragment) {
  return {
    id: Number(group.id),
    avatar: group.avatarUrl,
    name: group.name,
    shortName: group.shortName,
    brief: group.brief,
    description: group.description,
    owner: group.owner.username,
    uid: group.owner.id,
    auth: accessCode[group.access],
    visible: group.isVisible,
    gmtCreate: group.createdAt,
  };
}

/** One group, or the failure the wire has for it. */
async function groupOf(operate: Operate, gid: number, { locale }: RestRequest<unknown>['context']) {
  const { group } = await operate(RestGroupDocument, { id: String(gid) });
  return group ?? failWith(404, say(sentences.noSuchGroup, locale));
}

async function wireDetail(operate: Operate, gid: number, context: RestRequest<unknown>['context']) {
  const group = await groupOf(operate, gid, context);
  return { ...wireGroup(group), status: 0, code: group.code, gmtModified: group.updatedAt };
}

const access = z.preprocess(
  (code) => nameOfCode(accessCode, int.safeParse(code).data) ?? code,
  z.enum(['PUBLIC', 'PROTECTED', 'PRIVATE']).meta({ enum: Object.values(accessCode) }),
);

/** Study groups: calls of the contract's area "group", and the upload of their avatars. */
export const groupCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-group-list',
    auth: 'none',
    input: z.object({ ...paging(10), keyword: optionalText, auth: optionalInt, onlyMine: flag }),
    async answer({ input: { keyword, auth, onlyMine, currentPage, limit }, operate }) {
      const { groups } = await operate(RestGroupsDocument, {
        filter: {
          keyword: keyword ?? null,
          // Zero is how old clients say "any".
          access: nameOfCode(accessCode, auth) ?? null,
          kind: onlyMine ? 'JOINED' : 'ALL',
        },
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        groups,
        groups.items.map((group) => ({ ...wireGroup(group), memberCount: group.memberCount })),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-group-detail',
    auth: 'user',
    input: z.object({ gid: int }),
    answer: ({ input, operate, context }) => wireDetail(operate, input.gid, context),
  }),
  restCall({
    method: 'GET',
    path: '/api/get-group-access',
    auth: 'user',
    input: z.object({ gid: int }),
    answer: async ({ input, operate, context }) => ({
      access: (await groupOf(operate, input.gid, context)).viewerCanEnter,
    }),
  }),
  restCall({
    method: 'GET',
    path: '/api/get-group-auth',
    auth: 'user',
    input: z.object({ gid: int }),
    async answer({ input, operate }) {
      const { group } = await operate(RestGroupDocument, { id: String(input.gid) });
      return levelCode[group?.viewerLevel ?? 'NONE'];
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-group-rank-list',
    auth: 'user',
    input: z.object({ ...paging(30), gid: int, type: text, searchUser: optionalText }),
    async answer({ input: { gid, type, searchUser, currentPage, limit }, operate, context: { locale } }) {
      const kind = rankKinds.get(type.toUpperCase());
      if (kind === undefined) return failWith(400, say(sentences.badRankType, locale));
      const { groupRank } = await operate(RestGroupRankDocument, {
        groupId: String(gid),
        kind,
        search: searchUser ?? null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        groupRank,
        groupRank.items.map(({ user, solved, submissions, oiRankScore }) => ({
          uid: user.id,
          username: user.username,
          nickname: user.nickname,
          signature: null,
          avatar: user.avatarUrl,
          titleName: user.titleName,
          titleColor: user.titleColor,
          score: oiRankScore,
          total: submissions,
          ac: solved,
        })),
      );
    },
  }),
  restCall({
    method: 'POST',
    path,
    auth: 'user',
    input: z.object({
      name: text,
      shortName: text,
      brief: text,
      description: text,
      auth: access,
      code: optionalText,
      visible: optionalFlag,
    }),
    async answer({ input: { auth, code, visible, ...texts }, operate, context: { locale } }) {
      // The contract asks for a code where the page no longer does.
      if (auth !== 'PUBLIC' && code === undefined) return failWith(400, say(sentences.groupCodeNeeded, locale));
      const { createGroup } = await operate(RestCreateGroupDocument, {
        input: { ...texts, access: auth, code: code ?? null, isVisible: visible ?? true },
      });
      return createGroup.__typename === 'CreateGroupSuccess' ? null : failDomain(createGroup);
    },
  }),
  restCall({
    method: 'PUT',
    path,
    auth: 'user',
    // The complete row comes back without its empty values; whose it is does not matter here.
    input: z.object({
      id: int,
      name: optionalText,
      shortName: optionalText,
      brief: optionalText,
      description: optionalText,
      auth: access.optional(),
      code: optionalText,
      visible: optionalFlag,
    }),
    async answer({ input: { id, auth, visible, ...texts }, operate }) {
      const { updateGroup } = await operate(RestUpdateGroupDocument, {
        input: { id: String(id), ...texts, access: auth ?? null, isVisible: visible ?? null },
      });
      return updateGroup.__typename === 'UpdateGroupSuccess' ? null : failDomain(updateGroup);
    },
  }),
  restCall({
    method: 'DELETE',
    path,
    auth: 'user',
    input: z.object({ gid: int }),
    async answer({ input, operate }) {
      const { disbandGroup } = await operate(RestDisbandGroupDocument, { input: { groupId: String(input.gid) } });
      return disbandGroup.__typename === 'DisbandGroupSuccess' ? null : failDomain(disbandGroup);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/file/upload-group-avatar',
    auth: 'user',
    isUpload: true,
    input: z.object({ gid: optionalInt }),
    async answer({ input, request, context, operate }) {
      const { bytes, fields } = await readUpload(request, context, { field: 'image', maxBytes: maxAvatarBytes });
      const gid = input.gid ?? optionalInt.catch(undefined).parse(fields['gid']) ?? 0;
      await setGroupAvatar(context, gid, bytes);
      return wireDetail(operate, gid, context);
    },
  }),
];
