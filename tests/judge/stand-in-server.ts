import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  nodeLoadSchema,
  nodeRegistrationSchema,
  type NodeLoad,
  type NodeMode,
  type NodeRegistration,
} from '@verdict/judge/protocol/node.ts';
import { judgementSchema, progressSchema, type Judgement, type Progress } from '@verdict/judge/protocol/report.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';

/**
 * The network edge of a judge: answers its calls as the server does, from memory, and can be away, forget the judge or
 * give its tasks to another. The judge with the real server is tested elsewhere; here its own conduct is.
 */
export class StandInServer {
  readonly token = 'stand-in-token';
  readonly registrations: NodeRegistration[] = [];
  readonly progress: Progress[] = [];
  readonly judgements: { taskId: number; attempt: number; judgement: Judgement }[] = [];
  readonly failures: { taskId: number; reason: string }[] = [];
  readonly parked: { taskId: number; missingSha256: string }[] = [];
  readonly downloads: string[] = [];
  /** Tasks to hand out. */
  readonly queue: JudgeTask[] = [];
  readonly files = new Map<string, Buffer>();
  /** The judge's tasks, as its leases have it; taking one away is what an expired lease does. */
  readonly held = new Set<number>();
  /** True: every call fails as if the server were restarting. */
  isAway = false;
  /** Goes away when this status is reported as progress. */
  leavesAt: number | null = null;
  /** Operations asked for while it was away. */
  readonly missed: string[] = [];
  /** True: the next calls that name an incarnation are refused until the judge registers. */
  isForgetful = false;
  /** True: the token is refused, as when an admin revokes it. */
  isRevoked = false;
  /** What an admin wants of the judge. */
  mode: NodeMode = 'active';
  readonly loads: NodeLoad[] = [];
  renewals = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // a TCP server's address is one
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isAway) {
      if (request.url === '/graphql') this.missed.push(JSON.parse(await text(request)).operationName);
      response.writeHead(503).end();
      return;
    }
    if (request.headers.authorization !== `Judge ${this.token}` || this.isRevoked) {
      const message = request.headers['locale'] === 'en-US' ? 'Sign in first.' : '请先登录。';
      if (request.url === '/graphql')
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] }));
      else response.writeHead(401).end();
      return;
    }
    if (request.url?.startsWith('/judge/files/') === true) {
      const sha256 = request.url.slice('/judge/files/'.length);
      this.downloads.push(sha256);
      const content = this.files.get(sha256);
      if (content === undefined) response.writeHead(410).end();
      else response.end(content);
      return;
    }
    const { operationName, variables } = JSON.parse(await text(request));
    const reply = await this.#operation(operationName, variables, () => response.destroyed);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        reply instanceof Error
          ? { errors: [{ message: reply.message, extensions: { code: reply.message } }] }
          : { data: { [operationName]: reply } },
      ),
    );
  }

  async #operation(name: string, variables: Record<string, unknown>, isGone: () => boolean): Promise<unknown> {
    const taskId = Number(variables['taskId']);
    const attempt = Number(variables['attempt']);
    switch (name) {
      case 'registerJudgeNode':
        this.registrations.push(nodeRegistrationSchema.parse(variables['registration']));
        this.isForgetful = false;
        return { nodeId: 1, name: 'stand-in', mode: this.mode };
      case 'claimJudgeTask':
        return this.isForgetful ? new Error('UNKNOWN_INCARNATION') : await this.#claim(isGone);
      case 'renewJudgeLeases':
        this.renewals += 1;
        this.loads.push(nodeLoadSchema.parse(variables['load']));
        return this.isForgetful ? new Error('UNKNOWN_INCARNATION') : { heldTaskIds: [...this.held], mode: this.mode };
      case 'reportJudgeProgress': {
        const progress = progressSchema.parse(variables['progress']);
        this.progress.push(progress);
        if (progress.status === this.leavesAt) this.isAway = true;
        return this.held.has(taskId);
      }
      case 'reportJudgeResult': {
        if (!this.held.delete(taskId)) return false;
        this.judgements.push({
          taskId,
          attempt,
          judgement: z.object({ kind: z.literal('judge'), judgement: judgementSchema }).parse(variables['result'])
            .judgement,
        });
        return true;
      }
      case 'failJudgeTask':
        this.failures.push({ taskId, reason: String(variables['reason']) });
        return this.held.delete(taskId);
      case 'parkJudgeTask':
        this.parked.push({ taskId, missingSha256: String(variables['missingSha256']) });
        return this.held.delete(taskId);
      default:
        throw new Error(`no operation ${name}`);
    }
  }

  /** A long poll of half a second. */
  async #claim(isGone: () => boolean): Promise<JudgeTask | null> {
    for (let waited = 0; waited < 500 && !isGone(); waited += 5) {
      const task = this.isAway || this.isForgetful || this.mode !== 'active' ? undefined : this.queue.shift();
      if (task !== undefined) {
        this.held.add(task.taskId);
        return task;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return null;
  }
}
