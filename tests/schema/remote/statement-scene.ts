import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { refreshProblem } from '@verdict/schema/remote/statement/refresh.service.ts';
import { workOnRemoteImport } from '@verdict/schema/remote/statement/work-on-import.service.ts';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { startHduStandIn } from '../../stand-ins/hdu/hdu-stand-in.ts';
import type { JudgeStandIn } from '../../stand-ins/judge-stand-in.ts';
import { StandInClock } from '../../stand-ins/stand-in.ts';

/** A site and a stand-in of a judge, with one clock for the judge and the jobs of the site. */
export interface StatementScene {
  readonly server: TestServer;
  readonly judge: JudgeStandIn;
  /** Services whose clock is the judge's. */
  readonly services: Services;
  newUser(role?: Role): Promise<User>;
  /** Begins an import. @returns its id. */
  create(user: User, references: readonly string[], pages?: readonly object[]): Promise<number>;
  /** Lets the job of an import do its work, and the clock go on while it waits. */
  work(importId: number): Promise<void>;
  /** Makes problems of all that could be read, and waits for it. */
  run(user: User, importId: number, wishes?: object): Promise<void>;
  /** A problem that was imported. */
  imported(user: User, ref: string): Promise<{ readonly id: number; readonly displayId: string }>;
  /** Reads a problem's statement again, as if that were due. */
  refresh(problemId: number): Promise<void>;
  /** A complete upload. @returns its key. */
  upload(user: User, bytes: Buffer): Promise<string>;
  /** Asks as a user. @returns the data. @throws Error with the codes and messages of the errors */
  ask(user: User, query: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

const made = z.object({ createRemoteImport: z.object({ data: z.object({ id: z.number() }) }) });

/** Starts it, with another judge where that is given. */
export async function startStatementScene({
  judgeKey = 'HDU',
  startJudge = (clock) => startHduStandIn(new Map(), clock),
}: {
  readonly judgeKey?: string;
  readonly startJudge?: (clock: StandInClock) => Promise<JudgeStandIn>;
} = {}): Promise<StatementScene> {
  const clock = new StandInClock();
  const judge = await startJudge(clock);
  const server = await startTestServer({
    defaults: {
      publicUrl: 'https://judge.example.org',
      smtp: null,
      identityProviders: [],
      remoteOrigins: { [judgeKey]: judge.origin },
    },
  });
  const services = { ...server.services, host: { ...server.services.host, clock: () => clock.now() } };
  const { db, uploads } = services;

  async function untilDone(step: () => Promise<Date | null>): Promise<void> {
    for (let at = await step(); at !== null; at = await step())
      clock.advance(Math.max(1, at.getTime() - clock.now().getTime()));
  }

  const scene: StatementScene = {
    server,
    judge,
    services,
    newUser: (role = 'ADMIN') => buildUser(server.services, { role }),
    async create(user, references, pages = []) {
      const data = await scene.ask(
        user,
        `mutation ($judgeKey: String!, $references: [String!]!, $pages: [RemotePageInput!]) {
          createRemoteImport(judgeKey: $judgeKey, references: $references, pages: $pages) {
            ... on CreateRemoteImportSuccess { data { id } }
            ... on DomainError { message }
          }
        }`,
        { judgeKey, references, pages },
      );
      return made.parse(data).createRemoteImport.data.id;
    },
    work: (id) => untilDone(() => workOnRemoteImport(services, id)),
    async run(user, id, wishes = {}) {
      await scene.ask(
        user,
        `mutation ($id: Int!, $input: RemoteImportInput!) {
          runRemoteImport(id: $id, input: $input) { __typename }
        }`,
        { id, input: { exceptIds: [], visibility: 'PUBLIC', isLinkOnly: false, ...wishes } },
      );
      await scene.work(id);
    },
    async imported(user, ref) {
      const id = await scene.create(user, [ref]);
      await scene.work(id);
      await scene.run(user, id);
      return db.problem.findFirstOrThrow({
        where: { remoteSource: { ref } },
        select: { id: true, displayId: true },
      });
    },
    async refresh(problemId) {
      await db.remoteSource.update({ where: { problemId }, data: { nextReadAt: clock.now() } });
      await untilDone(() => refreshProblem(services, problemId));
    },
    async upload(user, bytes) {
      const key = randomBytes(16).toString('hex');
      await mkdir(dirname(uploads.pathOf(key)), { recursive: true });
      await writeFile(uploads.pathOf(key), bytes);
      await db.upload.create({
        data: {
          key,
          userId: user.id,
          purpose: 'PACKAGE',
          fileName: 'page.html',
          sizeBytes: bytes.length,
          state: 'RECEIVED',
          expiresAt: new Date(Date.now() + 3_600_000),
        },
      });
      return key;
    },
    async ask(user, query, variables = {}) {
      const token = await tokenFor(server.services, user);
      const answer = await server.graphql(query, { token, variables, headers: { 'accept-language': 'en-US' } });
      const failures = (answer.errors ?? []).map((error) => `${String(error.extensions?.['code'])} ${error.message}`);
      if (failures.length > 0) throw new Error(failures.join('\n'));
      return answer.data ?? {};
    },
    async stop() {
      await server.stop();
      await judge.stop();
    },
  };
  return scene;
}
