import type { User } from '@verdict/prisma/generated/client/client.ts';
import { runUserImport } from '@verdict/schema/account/user-import/run-import.service.ts';
import { z } from 'zod';
import { testPassword } from '../../../factories/user.ts';
import type { TrainingScene } from '../../training/training-scene.ts';

const pageSchema = z.object({
  adminUsers: z.object({ total: z.int(), items: z.array(z.object({ username: z.string() })) }),
});
const tableSchema = z.object({
  table: z.object({
    ignoredColumns: z.array(z.string()),
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
const importSchema = z.object({
  id: z.string(),
  state: z.string(),
  requestedBy: z.object({ username: z.string() }).nullable(),
  totalCount: z.int(),
  hashedCount: z.int(),
  madeCount: z.int(),
  leftOutCount: z.int(),
  removedCount: z.int().nullable(),
  keptCount: z.int().nullable(),
  failure: z.string().nullable(),
  canUndo: z.boolean(),
  sheet: z.object({ key: z.string() }).nullable(),
  table: tableSchema.shape.table.nullable(),
});
const startedSchema = z.object({ userImport: z.object({ id: z.string() }) });

const actSchema = z.object({
  id: z.string(),
  pendingCount: z.int(),
  rows: z.object({ items: z.array(z.object({ state: z.string(), refusalCode: z.string().nullable() })) }),
});
const actFields = 'act { id pendingCount rows { items { state refusalCode } } }';

/** An import as super admins see it. */
export type SeenImport = z.infer<typeof importSchema>;

const tableFields = 'table { ignoredColumns rows { line username state fault { column message } } }';
const importFields = `id state requestedBy { username } totalCount hashedCount madeCount leftOutCount removedCount
  keptCount failure canUndo sheet { key } ${tableFields}`;

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

  /** Rows of an import that is done, by username. */
  async import(input: object): Promise<Record<string, string>> {
    const { table } = await this.importTable(input);
    return Object.fromEntries(table?.rows.map(({ username, state }) => [username, state]) ?? []);
  }

  /** An import that is done. */
  async importTable(input: object): Promise<SeenImport> {
    const id = await this.start('importUsers', input);
    await this.run(id);
    return this.seen(id);
  }

  /** The id of an import that waits. */
  async start(field: 'importUsers' | 'generateUsers', input: object, as = this.root): Promise<string> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Success`;
    const answer = await this.#scene.act(as, field, input, `... on ${type} { userImport { id } }`);
    return startedSchema.parse(answer).userImport.id;
  }

  /** Does the work of the background. */
  async run(id: string): Promise<void> {
    await runUserImport(this.#scene.server.services, Number(id), new Date());
  }

  /** An import as a super admin sees it. */
  async seen(id: string, as = this.root): Promise<SeenImport> {
    const query = `query ($id: ID!) { userImport(id: $id) { ${importFields} } }`;
    return importSchema.parse((await this.#scene.ask(as, query, { id }))['userImport']);
  }

  /** What undoing an import answers. */
  async undo(importId: string): Promise<unknown> {
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
