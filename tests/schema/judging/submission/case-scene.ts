import type { Judgement } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import type { Contest, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/** Who asks. */
const names = ['owner', 'problem author', 'contest author', 'admin'] as const;
export type Name = (typeof names)[number];

const record = {
  compilerVersion: 'gcc 12',
  compileCommand: 'gcc main.c',
  runCommand: './main',
  compileMs: 70,
  isCompileCached: false,
  dataSha256: 'd'.repeat(64),
  checkerSha256: null,
};

/** A judgement with everything that some may not see. */
export function tellingJudgement(task: JudgeTask): Judgement {
  const judgement = judgementFor(task, { status: Status.WRONG_ANSWER });
  const [first, ...rest] = judgement.cases.map((one) => ({
    ...one,
    runsMs: [990, 1_010],
    transcript: '>1\n<2\n',
    message: 'line 3 differs',
  }));
  const group = {
    position: 1,
    groupName: 'secret',
    status: Status.WRONG_ANSWER,
    score: 0,
    total: 1,
    acceptedCases: 0,
    caseCount: 1,
    timeMs: 1,
    memoryKb: 1,
  };
  return { ...judgement, record, groups: [group], cases: first === undefined ? [] : [first, ...rest] };
}

const seenSchema = z.object({
  cases: z
    .array(
      z.object({
        message: z.string().nullable(),
        runsMs: z.array(z.number()).nullable(),
        transcript: z.string().nullable(),
      }),
    )
    .nullable(),
  groups: z.array(z.object({ cases: z.array(z.unknown()) })).nullable(),
  progress: z.object({ casesDone: z.number(), casesTotal: z.number() }),
  record: z.object({ compilerVersion: z.string(), judgeName: z.string() }).nullable(),
  failures: z
    .array(z.object({ attempt: z.number(), judgeName: z.string(), cause: z.string(), at: z.string() }))
    .nullable(),
});
type Seen = z.infer<typeof seenSchema>;
const fields = `
  cases { message runsMs transcript }
  groups { cases { position } }
  progress { casesDone casesTotal } record { compilerVersion judgeName } failures { attempt judgeName cause at }
`;

/** A server with a judge, users who ask for case results, and each way to read them. */
export class CaseScene {
  readonly server: TestServer;
  readonly judge: FakeJudge;
  readonly #users: ReadonlyMap<Name, { readonly user: User; readonly token: string }>;

  private constructor(
    server: TestServer,
    judge: FakeJudge,
    users: ReadonlyMap<Name, { readonly user: User; readonly token: string }>,
  ) {
    this.server = server;
    this.judge = judge;
    this.#users = users;
  }

  static async start(): Promise<CaseScene> {
    const server = await startTestServer();
    const judge = await FakeJudge.start(server);
    const users = new Map<Name, { readonly user: User; readonly token: string }>();
    for (const name of names) {
      const user = await buildUser(server.services, { role: name === 'admin' ? 'ADMIN' : 'USER' });
      users.set(name, { user, token: await tokenFor(server.services, user) });
    }
    return new CaseScene(server, judge, users);
  }

  idOf(name: Name): string {
    return this.#users.get(name)?.user.id ?? '';
  }

  /** Submissions to contests are of a participant, whose other submissions there are not looked at. */
  async #participantIn(contest: Contest): Promise<number> {
    const { id } = await this.server.services.db.contestParticipant.create({
      data: { contestId: contest.id, registeredAt: new Date() },
      select: { id: true },
    });
    return id;
  }

  /** A submission of the owner whose task a judge holds. */
  async waiting(contest: Contest | null, isPublished = true) {
    const problem = await buildProblem(this.server.services, {
      authorId: this.idOf('problem author'),
      isCaseResultPublished: isPublished,
      judgeMode: 'DEFAULT',
    });
    const { id } = await buildWaiting(this.server.services, {
      userId: this.idOf('owner'),
      problemId: problem.id,
      origin: contest === null ? 'PRACTICE' : 'CONTEST',
      ...(contest === null
        ? {}
        : {
            contestId: contest.id,
            participantId: await this.#participantIn(contest),
            isUnderSeal: contest.sealsAt !== null,
          }),
    });
    return { id, task: await this.judge.mustClaim() };
  }

  /** One that was judged, with everything that some may not see. */
  async judged(contest: Contest | null, isPublished = true): Promise<number> {
    const { id, task } = await this.waiting(contest, isPublished);
    await this.judge.report(task, tellingJudgement(task));
    return id;
  }

  async ask(name: Name, query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { data } = await this.server.graphql(query, { variables, token: this.#users.get(name)?.token ?? '' });
    return data ?? {};
  }

  async onDetail(name: Name, id: number): Promise<Seen | null> {
    return seenSchema
      .nullable()
      .parse((await this.ask(name, `query ($id: Int!) { submission(id: $id) { ${fields} } }`, { id }))['submission']);
  }

  async onList(name: Name, id: number): Promise<Seen | null> {
    const { submissions } = await this.ask(
      name,
      `query ($id: Int!) { submissions(filter: { ids: [$id] }) { items { ${fields} } } }`,
      { id },
    );
    return z.object({ items: z.array(seenSchema) }).parse(submissions).items[0] ?? null;
  }

  async #subscribed(name: Name, query: string, id: number): Promise<unknown> {
    const client = createClient({
      url: `${this.server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: this.#users.get(name)?.token },
    });
    try {
      for await (const { data } of client.iterate({ query, variables: { id } })) return data;
      return null;
    } catch {
      return null;
    } finally {
      await client.dispose();
    }
  }

  async onProgress(name: Name, id: number): Promise<Seen | null> {
    const data = await this.#subscribed(
      name,
      `subscription ($id: Int!) { submissionProgress(id: $id) { casesDone casesTotal submission { ${fields} } } }`,
      id,
    );
    if (data === null) return null;
    const { submissionProgress: told } = z
      .object({
        submissionProgress: z.object({ casesDone: z.number(), casesTotal: z.number(), submission: seenSchema }),
      })
      .parse(data);
    expect({ casesDone: told.casesDone, casesTotal: told.casesTotal }).toEqual(told.submission.progress);
    return told.submission;
  }

  async onChange(name: Name, id: number): Promise<Seen | null> {
    const data = await this.#subscribed(
      name,
      `subscription ($id: Int!) { submissionChanged(ids: [$id]) { ${fields} } }`,
      id,
    );
    return z.object({ submissionChanged: seenSchema }).parse(data).submissionChanged;
  }

  async overRest(name: Name, id: number): Promise<unknown> {
    const response = await fetch(`${this.server.url}/api/get-all-case-result?submitId=${id}`, {
      headers: { Authorization: this.#users.get(name)?.token ?? '' },
    });
    return z.object({ data: z.unknown() }).parse(await response.json()).data;
  }
}
