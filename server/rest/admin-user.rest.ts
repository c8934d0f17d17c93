import { takeSheet } from '@verdict/schema/account/user-import/account-sheet.service.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import { roleRights } from '@verdict/schema/core/viewer.rule.ts';
import { z } from 'zod';
import { wireUser } from './account.rest.ts';
import {
  RestAdminUsersDocument,
  RestApplyBulkActDocument,
  RestGenerateUsersDocument,
  RestImportUsersDocument,
  RestPreviewAccountActDocument,
  RestUpdateUserDocument,
  type RestAccountActFragment,
  RestUserImportDocument,
  type RestAdminUsersQuery,
  type RestUserImportQuery,
} from './admin-user.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type RestRequest } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';
import { attachSheet } from './sheet-file.ts';
import { flag, int, nameOfCode, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

/** Longest a call waits for accounts, in seconds; proxies give up after 60 by default. */
const waitSeconds = 50;

/** Numbers of roles. */
const roleCodes = {
  ROOT: roleRights.ROOT.number,
  ADMIN: roleRights.ADMIN.number,
  USER: roleRights.USER.number,
  NO_SUBMIT: roleRights.NO_SUBMIT.number,
  NO_DISCUSS: roleRights.NO_DISCUSS.number,
  MUTED: roleRights.MUTED.number,
  NO_SUBMIT_NO_DISCUSS: roleRights.NO_SUBMIT_NO_DISCUSS.number,
  NO_SUBMIT_MUTED: roleRights.NO_SUBMIT_MUTED.number,
  PROBLEM_ADMIN: roleRights.PROBLEM_ADMIN.number,
} as const;

/** A text that may be taken away: null and blank do so, and what is not sent stays. */
const clearable = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().nullable().optional())
  .transform((value) => (value === '' ? null : value));

/** A cell of a table; some are null, or missing. */
const cell = z.preprocess((value) => (value === null || value === undefined ? '' : String(value)), z.string());

/** Calls of the contract's area "admin-user", and the download of generated accounts. */
export const adminUserCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/user/get-user-list',
    auth: 'root',
    input: z.object({ ...paging(10), onlyAdmin: flag, keyword: optionalText }),
    async answer({ input, operate }) {
      const { adminUsers } = await operate(RestAdminUsersDocument, {
        filter: { search: input.keyword ?? '', isAdmin: input.onlyAdmin },
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(adminUsers, adminUsers.items.map(wireAccount));
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/user/edit-user',
    auth: 'root',
    input: z.object({
      uid: text,
      username: text,
      realname: clearable,
      email: clearable,
      password: optionalText,
      setNewPwd: flag,
      type: optionalInt,
      status: optionalInt,
      titleName: clearable,
      titleColor: clearable,
    }),
    async answer({ input, operate }) {
      const { uid, username, realname, email, password, setNewPwd, type, status, titleName, titleColor } = input;
      const { updateUser } = await operate(RestUpdateUserDocument, {
        input: {
          id: uid,
          username,
          ...(realname !== undefined && { realName: realname }),
          ...(email !== undefined && { email }),
          ...(titleName !== undefined && { titleName }),
          ...(titleColor !== undefined && { titleColor }),
          password: setNewPwd ? (password ?? null) : null,
          role: nameOfCode(roleCodes, type) ?? null,
          isDisabled: status === undefined ? null : status === 1,
        },
      });
      return updateUser.__typename === 'UpdateUserSuccess' ? null : failDomain(updateUser);
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/api/admin/user/delete-user',
    auth: 'root',
    input: z.object({ ids: z.array(text) }),
    // All of them or none: the wire has one sentence for all.
    async answer({ input, operate }) {
      const preview = await operate(RestPreviewAccountActDocument, { input: { userIds: input.ids, act: 'DELETE' } });
      if (preview.previewAccountAct.__typename !== 'PreviewAccountActSuccess')
        return failDomain(preview.previewAccountAct);
      let { act } = preview.previewAccountAct;
      failRefused(act);
      while (act.pendingCount > 0) {
        const { applyBulkAct } = await operate(RestApplyBulkActDocument, { input: { id: act.id } });
        if (applyBulkAct.__typename !== 'ApplyBulkActSuccess') return failDomain(applyBulkAct);
        ({ act } = applyBulkAct);
      }
      failRefused(act);
      return null;
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/user/insert-batch-user',
    auth: 'root',
    input: z.object({ users: z.array(z.array(cell)) }),
    // The wire has one sentence for all rows, so a table is taken as a whole.
    async answer({ input, operate, context }) {
      const { importUsers } = await operate(RestImportUsersDocument, {
        input: { rows: input.users.map((cells) => ({ cells })), isAllOrNothing: true },
      });
      if (importUsers.__typename !== 'ImportUsersSuccess') return failDomain(importUsers);
      await importEnd({ operate, context }, importUsers.userImport.id);
      return null;
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/user/generate-user',
    auth: 'root',
    input: z.object({
      prefix: text.default(''),
      suffix: text.default(''),
      number_from: int,
      number_to: int,
      password_length: int,
    }),
    async answer({ input, operate, context }) {
      const { prefix, suffix, number_from: from, number_to: to, password_length: passwordLength } = input;
      const { generateUsers } = await operate(RestGenerateUsersDocument, {
        input: { prefix, suffix, from, to, passwordLength },
      });
      if (generateUsers.__typename !== 'GenerateUsersSuccess') return failDomain(generateUsers);
      const { sheet } = await importEnd({ operate, context }, generateUsers.userImport.id);
      return { key: sheet?.key ?? '' };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/file/generate-user-excel',
    auth: 'root',
    // There is one download.
    changesState: true,
    // `format` is ours: csv, or else xlsx.
    input: z.object({ key: text, format: optionalText }),
    async answer({ input: { key, format }, context, reply }) {
      refuseToken(context, 'ADMIN');
      const sheet = await takeSheet(context, key).catch((error: unknown) => {
        // Downloads say that they failed by the status of HTTP too.
        if (error instanceof DomainError)
          throw new RestFailure({ httpStatus: 400, bodyStatus: 400, message: error.messageIn(context.locale) });
        throw error;
      });
      return attachSheet(reply, sheet, {
        name: 'generated_users',
        title: say(sentences.accountSheet, context.locale),
        format: format === 'csv' ? 'csv' : 'xlsx',
        stickyColumnsCount: 0,
      });
    },
  }),
];

/** @throws RestFailure when a row was refused */
function failRefused({ rows }: RestAccountActFragment): void {
  const [row] = rows.items;
  if (row) failDomain({ code: row.refusalCode ?? '', message: row.refusal ?? '' });
}

/** Waits for accounts that are made in the background, since the contract answers when they are there. */
async function importEnd(
  { operate, context: { locale } }: Pick<RestRequest<unknown>, 'operate' | 'context'>,
  id: string,
): Promise<NonNullable<RestUserImportQuery['userImport']>> {
  const { userImport } = await operate(RestUserImportDocument, { id, waitSeconds });
  if (userImport?.state === 'DONE') return userImport;
  return userImport?.state === 'FAILED'
    ? failWith(400, userImport.failure ?? '')
    : failWith(500, say(sentences.importPending, locale));
}

/** An account as super admins see it on the wire; no hash of its password. */
function wireAccount(user: RestAdminUsersQuery['adminUsers']['items'][number]) {
  const { roleList, ...shown } = wireUser(user);
  const times = { gmtCreate: user.createdAt, gmtModified: user.updatedAt };
  return {
    ...shown,
    password: null,
    status: user.accountStatus === 'ACTIVE' ? 0 : 1,
    ...times,
    roles: roleList.map((role) => ({
      id: user.role === null ? 0 : roleCodes[user.role],
      role,
      description: role,
      status: 0,
      ...times,
    })),
  };
}
