import type { User } from '@verdict/prisma/generated/client/client.ts';
import { readTestUpload } from '@verdict/schema/problem/upload/read-test-upload.service.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from './authoring-scene.ts';
import { TusClient, zipOf, type ZipContent } from './tus.ts';

const uploadFields = `
  id state entriesDone entriesTotal error warnings
  cases { name inputName outputName inputBytes outputBytes isSample groupNumber }
`;
export const uploadQuery = `query Upload($uploadId: String!) { testUpload(uploadId: $uploadId) { ${uploadFields} } }`;
export const readMutation = `mutation Read($uploadId: String!) {
  readTestUpload(uploadId: $uploadId) { ... on ReadTestUploadSuccess { data { state } } ... on DomainError { code } }
}`;

/** A server with a problem admin who uploads. */
export class UploadScene {
  readonly server: TestServer;
  readonly keeper: User;
  readonly tus: TusClient;

  private constructor(server: TestServer, keeper: User, tus: TusClient) {
    this.server = server;
    this.keeper = keeper;
    this.tus = tus;
  }

  static async start(): Promise<UploadScene> {
    const server = await startTestServer();
    await buildLiveNode(server.services);
    const keeper = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
    return new UploadScene(server, keeper, new TusClient(server.url, await tokenFor(server.services, keeper)));
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Uploads a zip and reads it as the background job does. @returns the upload as GraphQL shows it. */
  async readZip(bytes: Buffer): Promise<{ id: string; value: unknown }> {
    const id = await this.tus.upload(bytes);
    await askAs(this.server, this.keeper, readMutation, { uploadId: id });
    const row = await this.server.services.db.upload.findUniqueOrThrow({ where: { key: id } });
    await readTestUpload(this.server.services, row.id);
    return { id, value: (await askAs(this.server, this.keeper, uploadQuery, { uploadId: id })).value };
  }

  /** The same of a zip with these files. */
  async readContent(content: ZipContent, more?: Parameters<typeof zipOf>[1]): Promise<unknown> {
    return (await this.readZip(await zipOf(content, more))).value;
  }
}
