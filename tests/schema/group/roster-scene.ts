import type { User } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import type { TrainingScene } from '../training/training-scene.ts';

const slipSchema = z.object({
  name: z.string(),
  classNames: z.array(z.string()),
  username: z.string(),
  password: z.string(),
});
const importSchema = z.object({ slips: z.array(slipSchema) });
const previewSchema = z.object({
  ignoredColumns: z.array(z.string()),
  rows: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      newClassNames: z.array(z.string()),
      fault: z.object({ column: z.string(), message: z.string() }).nullable(),
    }),
  ),
});

/** A table as it is sent. */
export type Table = { readonly text: string } | { readonly file: string };

/** What a roster makes of a table, as an admin of its group asks. */
export class RosterDesk {
  readonly #scene: TrainingScene;
  readonly #groupId: number;
  readonly #admin: User;

  constructor(scene: TrainingScene, groupId: number, admin: User) {
    this.#scene = scene;
    this.#groupId = groupId;
    this.#admin = admin;
  }

  async preview(table: Table) {
    const answer = await this.#scene.act(
      this.#admin,
      'previewGroupRoster',
      { groupId: this.#groupId, ...table },
      `... on PreviewGroupRosterSuccess {
        preview { ignoredColumns rows { name state newClassNames fault { column message } } }
      }`,
    );
    return previewSchema.parse(answer['preview']);
  }

  async states(text: string): Promise<string[]> {
    return (await this.preview({ text })).rows.map(({ state }) => state);
  }

  /** @param states what a preview said, if not now. */
  async send(text: string, states?: readonly string[], wishes: object = {}): Promise<Record<string, unknown>> {
    return this.#scene.act(
      this.#admin,
      'importGroupRoster',
      { groupId: this.#groupId, text, states: states ?? (await this.states(text)), ...wishes },
      `... on ImportGroupRosterSuccess { import { slips { name number classNames username password } } }
      ... on RosterChanged { changes { line name before after } }`,
    );
  }

  /** Slips of an import that went well. */
  async import(text: string, wishes: object = {}): Promise<z.infer<typeof slipSchema>[]> {
    return importSchema.parse((await this.send(text, undefined, wishes))['import']).slips;
  }

  /** Usernames of the members, with the name and number of the roster. */
  async members(): Promise<unknown> {
    const { groupMembers } = await this.#scene.ask(
      this.#admin,
      `query ($id: ID!) {
        groupMembers(groupId: $id, page: { size: 120 }) {
          items { user { id username } classes { name } roster { name number viewerCanResetPassword } }
        }
      }`,
      { id: this.#groupId },
    );
    return (groupMembers as { items: unknown }).items;
  }

  /** What an invited account answers. */
  answer(user: User, isAccepted: boolean): Promise<unknown> {
    return this.#scene.outcome(user, 'answerRosterInvitation', { groupId: this.#groupId, isAccepted });
  }

  reset(userIds: readonly string[]): Promise<Record<string, unknown>> {
    return this.#scene.act(
      this.#admin,
      'resetGroupPasswords',
      { groupId: this.#groupId, userIds },
      '... on ResetGroupPasswordsSuccess { slips { name username password } leftOutIds }',
    );
  }
}
