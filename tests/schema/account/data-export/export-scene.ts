import type { User } from '@verdict/prisma/generated/client/client.ts';
import { runDataExport } from '@verdict/schema/account/data-export/run-export.service.ts';
import { z } from 'zod';
import { testPassword, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { textsInZip } from '../../../setup/texts-in-zip.ts';

const fields = `__typename
  ... on DomainError { code }`;
const requestMutation = `mutation ($input: RequestDataExportInput!) {
  requestDataExport(input: $input) { ${fields} ... on RequestDataExportSuccess { dataExport { id state path } } }
}`;
const exportMutation = `mutation ($input: ExportUserDataInput!) {
  exportUserData(input: $input) { ${fields} ... on ExportUserDataSuccess { dataExport { id state path } } }
}`;
const query = 'query ($userId: ID) { dataExport(userId: $userId) { id state path expiresAt sizeBytes } }';

const answerSchema = z.object({ code: z.string().optional(), dataExport: z.object({ id: z.string() }).optional() });

/** Accounts that ask for archives with data. */
export class ExportScene {
  readonly server: TestServer;

  constructor(server: TestServer) {
    this.server = server;
  }

  /** The id of the new archive, or the code of the refusal. */
  async request(user: User, currentPassword = testPassword): Promise<string> {
    return this.#answer(user, requestMutation, { currentPassword });
  }

  /** As `request`, by a super admin for another account. */
  async exportOf(root: User, userId: string, reason = ''): Promise<string> {
    return this.#answer(root, exportMutation, { userId, reason });
  }

  /** The newest archive that the viewer asked for. */
  async newest(viewer: User, userId: string | null = null): Promise<unknown> {
    const token = await tokenFor(this.server.services, viewer);
    return (await this.server.graphql(query, { token, variables: { userId } })).data?.['dataExport'];
  }

  /** Does the work of the background. */
  async make(id: string, now = new Date()): Promise<void> {
    await runDataExport(this.server.services, Number(id), now);
  }

  download(id: string, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.server.url}/api/file/data-export?id=${id}`, { headers });
  }

  async downloadAs(viewer: User, id: string): Promise<Response> {
    return this.download(id, { Cookie: `verdict_session=${await tokenFor(this.server.services, viewer)}` });
  }

  /** What an account downloads: files by their names. */
  async filesOf(viewer: User, id: string): Promise<ReadonlyMap<string, string>> {
    const response = await this.downloadAs(viewer, id);
    return textsInZip(Buffer.from(await response.arrayBuffer()));
  }

  /** The files of an archive that is asked for and made. */
  async export(user: User): Promise<ReadonlyMap<string, string>> {
    const id = await this.request(user);
    await this.make(id);
    return this.filesOf(user, id);
  }

  async #answer(user: User, mutation: string, input: object): Promise<string> {
    const token = await tokenFor(this.server.services, user);
    const { data, errors } = await this.server.graphql(mutation, { token, variables: { input } });
    if (data === null || data === undefined) return String(errors?.[0]?.extensions?.['code']);
    const { code, dataExport } = answerSchema.parse(Object.values(data)[0]);
    return code ?? dataExport?.id ?? '';
  }
}

/** The entries of a file. */
export function entriesIn(files: ReadonlyMap<string, string>, name: string): unknown[] {
  return z.array(z.unknown()).parse(JSON.parse(files.get(name) ?? 'null'));
}
