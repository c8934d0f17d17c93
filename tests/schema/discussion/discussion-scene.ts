import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';

/** An account with the token it asks with. */
export interface Person {
  readonly user: User;
  readonly token: string;
}

interface Outcome {
  readonly __typename: string;
  readonly discussion?: { readonly id: string; readonly title: string };
  readonly message?: string;
}

/** A server, with the operations on discussions. */
export class DiscussionScene {
  readonly server: TestServer;
  readonly categoryId: number;

  private constructor(server: TestServer, categoryId: number) {
    this.server = server;
    this.categoryId = categoryId;
  }

  static async open(): Promise<DiscussionScene> {
    const server = await startTestServer();
    const { id } = await server.services.db.discussionCategory.findFirstOrThrow({ select: { id: true } });
    return new DiscussionScene(server, id);
  }

  async person(role: Role = 'USER', solved = 10): Promise<Person> {
    const { services } = this.server;
    const user = await buildUser(services, { role });
    await services.db.userStatistics.create({ data: { userId: user.id, solved } });
    return { user, token: await tokenFor(services, user) };
  }

  start(token: string, wishes: object = {}): Promise<Outcome> {
    const text = { title: 'How to begin', description: 'A question', content: 'Where do I **begin**?' };
    return this.change(token, 'createDiscussion', { categoryId: String(this.categoryId), ...text, ...wishes });
  }

  /** Runs a mutation with one input. */
  async change(token: string, field: string, input: object, type = inputOf(field)): Promise<Outcome> {
    const success = `${field.charAt(0).toUpperCase()}${field.slice(1)}Success`;
    const data = /^(create|update|moderate|like|view)Discussion$/.test(field)
      ? `... on ${success} { discussion { id title } }`
      : '';
    const { data: answer, errors } = await this.server.graphql(
      `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on DomainError { message } ${data} } }`,
      { token, variables: { input }, headers: { 'Accept-Language': 'en-US' } },
    );
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return answer?.[field] as Outcome;
  }

  /** Of one discussion as it is read; null: it is not. */
  async fields(token: string | null, id: string, fields: string): Promise<Readonly<Record<string, unknown>> | null> {
    const { data } = await this.server.graphql(
      `{ discussion(id: ${id}) { ${fields} } }`,
      token === null ? {} : { token },
    );
    return (data?.['discussion'] ?? null) as Readonly<Record<string, unknown>> | null;
  }

  async titles(token: string | null, filter: string): Promise<readonly string[]> {
    const { data } = await this.server.graphql(
      `{ discussions(filter: { ${filter} }) { items { title } } }`,
      token === null ? {} : { token },
    );
    const page = data?.['discussions'] as { readonly items: readonly { readonly title: string }[] } | undefined;
    return (page?.items ?? []).map(({ title }) => title);
  }
}

function inputOf(field: string): string {
  return field === 'deleteDiscussion' || field === 'viewDiscussion'
    ? 'DiscussionIdInput'
    : `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
}
