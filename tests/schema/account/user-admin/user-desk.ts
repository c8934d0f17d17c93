import type { User } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { testPassword } from '../../../factories/user.ts';
import type { TrainingScene } from '../../training/training-scene.ts';

const pageSchema = z.object({
  adminUsers: z.object({ total: z.int(), items: z.array(z.object({ username: z.string() })) }),
});
const tableSchema = z.object({
  table: z.object({
    ignoredColumns: z.array(z.string()),
    importId: z.string().nullable(),
    rows: z.array(
      z.object({
        line: z.int(),
        username: z.string(),
        state: z.string(),
        fault: z.object({ column: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
});

const actSchema = z.object({
  id: z.string(),
  pendingCount: z.int(),
  rows: z.object({ items: z.array(z.object({ state: z.string(), refusalCode: z.string().nullable() })) }),
});
const actFields = 'act { id pendingCount rows { items { state refusalCode } } }';

const tableFields = 'table { ignoredColumns importId rows { line username state fault { column message } } }';

/** What a super admin does with users. */
export class UserDesk {
  readonly #scene: TrainingScene;
  readonly root: User;

  constructor(scene: TrainingScene, root: User) {
    this.#scene = scene;
    this.root = root;
  }

  /** Usernames of a list, in its order. */
  async list(filter: object, order = 'NEWEST'): Promise<string[]> {
    const answer = await this.#scene.ask(
      this.root,
      `query ($filter: AdminUserFilter, $order: UserOrder) {
        adminUsers(filter: $filter, order: $order, page: { size: 100 }) { total items { username } }
      }`,
      { filter, order },
    );
    return pageSchema.parse(answer).adminUsers.items.map(({ username }) => username);
  }

  /** An account as super admins see it. */
  async account(user: User): Promise<unknown> {
    const { adminUser } = await this.#scene.ask(
      this.root,
      `query ($id: ID!) {
        adminUser(id: $id) { username accountStatus disabledReason disabledUntil deletionDueAt }
      }`,
      { id: user.id },
    );
    return adminUser;
  }

  /** Name of what an act answers, or its message. */
  async act(field: string, input: object, as = this.root): Promise<unknown> {
    const { __typename: name } = await this.#scene.act(as, field, input);
    return name;
  }

  /** What a preview of an act on accounts answers, applied. @returns its name, or what became of each account */
  async bulk(
    act: string,
    users: readonly Pick<User, 'id'>[],
    more: object = {},
    as = this.root,
  ): Promise<string | string[]> {
    const input = { act, userIds: users.map(({ id }) => id), ...more };
    const preview = await this.#scene.act(
      as,
      'previewAccountAct',
      input,
      `... on PreviewAccountActSuccess { ${actFields} }`,
    );
    if (preview['act'] === undefined) return String(preview['__typename']);
    const { id, pendingCount, rows } = actSchema.parse(preview['act']);
    if (pendingCount === 0) return outcomesOf(rows);
    const applied = await this.#scene.act(as, 'applyBulkAct', { id }, `... on ApplyBulkActSuccess { ${actFields} }`);
    return outcomesOf(actSchema.parse(applied['act']).rows);
  }

  async preview(table: object) {
    const answer = await this.#scene.act(
      this.root,
      'previewUserImport',
      table,
      `... on PreviewUserImportSuccess { ${tableFields} }`,
    );
    return tableSchema.parse(answer).table;
  }

  /** Rows of an import, by username. */
  async import(input: object): Promise<Record<string, string>> {
    const { rows } = await this.importTable(input);
    return Object.fromEntries(rows.map(({ username, state }) => [username, state]));
  }

  async importTable(input: object) {
    const answer = await this.#scene.act(
      this.root,
      'importUsers',
      input,
      `... on ImportUsersSuccess { ${tableFields} }`,
    );
    return tableSchema.parse(answer).table;
  }

  /** What undoing an import answers. */
  async undo(importId: string | null): Promise<unknown> {
    const undone = '... on UndoUserImportSuccess { undone { removedCount keptUsernames } }';
    return this.#scene.act(this.root, 'undoUserImport', { importId }, undone);
  }

  /** What signing in answers. */
  async signIn(
    username: string,
    password = testPassword,
  ): Promise<{ __typename: string; message?: string | undefined }> {
    const { signIn } = await this.#scene.ask(
      null,
      `mutation ($username: String!, $password: String!) {
        signIn(input: { username: $username, password: $password }) {
          __typename ... on DomainError { message }
        }
      }`,
      { username, password },
    );
    return z.object({ __typename: z.string(), message: z.string().optional() }).parse(signIn);
  }

  /** Actions that the audit log has of an account, oldest first. */
  async audited(user: Pick<User, 'id'>): Promise<string[]> {
    const entries = await this.#scene.server.services.db.auditEntry.findMany({
      where: { targetKind: 'USER', targetId: user.id },
      orderBy: { id: 'asc' },
    });
    return entries.map(({ action }) => action);
  }
}

function outcomesOf({ items }: z.infer<typeof actSchema>['rows']): string[] {
  return items.map(({ state, refusalCode }) => (refusalCode === null ? state : `${state} ${refusalCode}`));
}
