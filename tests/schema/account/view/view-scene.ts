import type { User } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { testPassword, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

const startedSchema = z.looseObject({
  __typename: z.string(),
  view: z.object({ token: z.string(), endsAt: z.string() }).optional(),
});

type Start = 'startUserView' | 'startContestantView' | 'startMemberView';

/** Views of a site, by the sessions that begin them. */
export class ViewScene {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** What a mutation that begins a view answers. @param token of the session. */
  async start(token: string, field: Start, input: object) {
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    const { data, errors } = await this.#server.graphql(
      `mutation ($input: ${name}Input!) {
        ${field}(input: $input) { __typename ... on ${name}Success { view { token endsAt } } }
      }`,
      { token, variables: { input } },
    );
    if (!data) throw new Error(errors?.[0]?.message ?? 'no data');
    return startedSchema.parse(data[field]);
  }

  /** Token of a view. */
  async open(token: string, field: Start, input: object): Promise<string> {
    const started = await this.start(token, field, input);
    if (started.view === undefined) throw new Error(started.__typename);
    return started.view.token;
  }

  /** A super admin's view of the site as a user, in a session of its own. */
  async asUser(root: User, user: User): Promise<string> {
    return this.open(await tokenFor(this.#server.services, root), 'startUserView', reasonFor(user));
  }

  /** Username of whoever a token lets in; null: nobody. */
  async whoIs(token: string): Promise<string | null> {
    const { data } = await this.#server.graphql('{ viewer { user { username } } }', { token });
    const { viewer } = z
      .object({ viewer: z.object({ user: z.object({ username: z.string() }).nullable() }) })
      .parse(data);
    return viewer.user?.username ?? null;
  }

  /** Code of the first error that an operation answers; null: none. */
  async codeOf(token: string, query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    const { errors } = await this.#server.graphql(query, { token, variables });
    return errors?.[0] === undefined ? null : errors[0].extensions?.['code'];
  }
}

/** Input of `startUserView`. */
export function reasonFor(user: Pick<User, 'id'>) {
  return { userId: user.id, reason: 'The contest page is empty', currentPassword: testPassword };
}
