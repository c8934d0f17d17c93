import type { User } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

const actFields = `id kind state isCut isFinal canUndo
  pendingCount unchangedCount refusedCount doneCount undoneCount keptCount
  rows(page: { size: 120 }) { items { targetId name state changes { field before after } refusalCode refusal } }`;

const actSchema = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  isCut: z.boolean(),
  isFinal: z.boolean(),
  canUndo: z.boolean(),
  pendingCount: z.int(),
  unchangedCount: z.int(),
  refusedCount: z.int(),
  doneCount: z.int(),
  undoneCount: z.int(),
  keptCount: z.int(),
  rows: z.object({
    items: z.array(
      z.object({
        targetId: z.string(),
        name: z.string().nullable(),
        state: z.string(),
        changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
        refusalCode: z.string().nullable(),
        refusal: z.string().nullable(),
      }),
    ),
  }),
});
export type Act = z.infer<typeof actSchema>;

const resultSchema = z.object({
  __typename: z.string(),
  act: actSchema.optional(),
  fields: z.array(z.object({ path: z.string() })).optional(),
});
type Result = z.infer<typeof resultSchema>;

/** Accounts that act on many rows through the API. */
export class BulkScene {
  readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async start(): Promise<BulkScene> {
    return new BulkScene(await startTestServer());
  }

  get db() {
    return this.server.services.db;
  }

  user(role: User['role'] = 'USER'): Promise<User> {
    return buildUser(this.server.services, { role });
  }

  /** A preview that must come. */
  async preview(as: User, area: 'Problem' | 'Discussion' | 'Group' | 'Account', input: object): Promise<Act> {
    return mustBeAct(await this.call(as, `preview${area}Act`, input));
  }

  /** Applies a preview to the end. */
  async apply(as: User, { id }: Pick<Act, 'id'>): Promise<Act> {
    let act = mustBeAct(await this.call(as, 'applyBulkAct', { id }));
    while (act.pendingCount > 0) act = mustBeAct(await this.call(as, 'applyBulkAct', { id }));
    return act;
  }

  /** Undoes an act to the end. */
  async undo(as: User, { id }: Pick<Act, 'id'>): Promise<Act> {
    let act = mustBeAct(await this.call(as, 'undoBulkAct', { id }));
    while (act.doneCount > 0) act = mustBeAct(await this.call(as, 'undoBulkAct', { id }));
    return act;
  }

  /** A mutation of acts, as a session of the user. */
  async call(as: User, field: string, input: object): Promise<Result> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    const { data, errors } = await this.server.graphql(
      `mutation ($input: ${type}Input!) {
        ${field}(input: $input) {
          __typename
          ... on DomainError { ... on InvalidInput { fields { path } } }
          ... on ${type}Success { act { ${actFields} } }
        }
      }`,
      {
        token: await tokenFor(this.server.services, as),
        variables: { input },
        headers: { 'Accept-Language': 'en-US' },
      },
    );
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return resultSchema.parse(data?.[field]);
  }

  /** The kinds of the acts that the viewer did last. */
  async listed(as: User, area: string): Promise<unknown> {
    const { data } = await this.server.graphql('query ($area: String!) { bulkActs(area: $area) { kind state } }', {
      token: await tokenFor(this.server.services, as),
      variables: { area },
    });
    return data?.['bulkActs'];
  }

  /** Acts in the audit log on a target by an account. */
  async audited(by: User, targetId: number | string): Promise<string[]> {
    const entries = await this.db.auditEntry.findMany({
      where: { actorId: by.id, targetId: String(targetId) },
      orderBy: { id: 'asc' },
      select: { action: true },
    });
    return entries.map(({ action }) => action);
  }
}

/** The state of each row and, where it was refused, why. */
export function outcomes({ rows }: Act): string[] {
  return rows.items.map(({ state, refusalCode }) => (refusalCode === null ? state : `${state} ${refusalCode}`));
}

function mustBeAct({ __typename, act }: Result): Act {
  if (act === undefined) throw new Error(__typename);
  return act;
}
