import { z } from 'zod';
import {
  claimWaitMs,
  heartbeatAnswerSchema,
  registeredSchema,
  type HeartbeatAnswer,
  type NodeLoad,
  type NodeRegistration,
  type Registered,
} from '../protocol/node.ts';
import type { Progress, TaskResult } from '../protocol/report.ts';
import { taskSchema, type Task } from '../protocol/task.ts';

/** The server could not be asked, or failed by itself: worth asking again. */
export class ServerUnavailable extends Error {
  override readonly name = 'ServerUnavailable';
}

/** The server answered, and the answer is no: asking the same again would not help. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  /** The server's code: UNKNOWN_INCARNATION, UNAUTHENTICATED, BAD_USER_INPUT, ... */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** A file of a task is missing in the site's content store: downloading it again would not help. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
  readonly sha256: string;

  constructor(sha256: string) {
    super(`file ${sha256} is missing on the site`);
    this.sha256 = sha256;
  }
}

/** A claim of a task; the attempt number fences reports of a claim that was lost. */
export interface TaskClaim {
  readonly taskId: number;
  readonly attempt: number;
}

/** Code of the refusal of a token that is unknown or revoked. */
export const unauthenticated = 'UNAUTHENTICATED';

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
});

/** A call is given up after this long, milliseconds. */
const callTimeoutMs = 15_000;

/**
 * The judge's side of the API: GraphQL over HTTP with the node's token. Each call throws ServerUnavailable or
 * ServerRefusal.
 */
export class ServerClient {
  readonly #endpoint: string;
  readonly #filesUrl: string;
  readonly #authorization: string;

  constructor(url: string, token: string) {
    this.#endpoint = `${url}/graphql`;
    this.#filesUrl = `${url}/judge/files/`;
    this.#authorization = `Judge ${token}`;
  }

  register(registration: NodeRegistration): Promise<Registered> {
    const document =
      'mutation registerJudgeNode($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }';
    return this.#call({ document, variables: { registration }, field: 'registerJudgeNode', schema: registeredSchema });
  }

  /** Waits for a task; null when there was none for a while. The signal gives the wait up. */
  claim(incarnation: string, signal: AbortSignal): Promise<Task | null> {
    const document = 'mutation claimJudgeTask($incarnation: String!) { claimJudgeTask(incarnation: $incarnation) }';
    return this.#call({
      document,
      variables: { incarnation },
      field: 'claimJudgeTask',
      schema: taskSchema.nullable(),
      signal,
      timeoutMs: claimWaitMs + callTimeoutMs,
    });
  }

  /** Shows that the judge lives. */
  renew(incarnation: string, tasks: readonly TaskClaim[], load: NodeLoad): Promise<HeartbeatAnswer> {
    const document =
      'mutation renewJudgeLeases($incarnation: String!, $tasks: [JudgeClaimInput!]!, $load: JudgeJson!) ' +
      '{ renewJudgeLeases(incarnation: $incarnation, tasks: $tasks, load: $load) }';
    return this.#call({
      document,
      variables: { incarnation, tasks, load },
      field: 'renewJudgeLeases',
      schema: heartbeatAnswerSchema,
    });
  }

  /** False: the task is no longer ours. */
  reportProgress(claim: TaskClaim, progress: Progress): Promise<boolean> {
    const document =
      'mutation reportJudgeProgress($taskId: Int!, $attempt: Int!, $progress: JudgeJson!) ' +
      '{ reportJudgeProgress(taskId: $taskId, attempt: $attempt, progress: $progress) }';
    return this.#call({
      document,
      variables: { ...claim, progress },
      field: 'reportJudgeProgress',
      schema: z.boolean(),
    });
  }

  /** False: superseded, the result is not taken. */
  reportResult(claim: TaskClaim, result: TaskResult): Promise<boolean> {
    const document =
      'mutation reportJudgeResult($taskId: Int!, $attempt: Int!, $result: JudgeJson!) ' +
      '{ reportJudgeResult(taskId: $taskId, attempt: $attempt, result: $result) }';
    return this.#call({ document, variables: { ...claim, result }, field: 'reportJudgeResult', schema: z.boolean() });
  }

  /** Gives a task back for our own reasons. */
  fail(claim: TaskClaim, reason: string): Promise<boolean> {
    const document =
      'mutation failJudgeTask($taskId: Int!, $attempt: Int!, $reason: String!) ' +
      '{ failJudgeTask(taskId: $taskId, attempt: $attempt, reason: $reason) }';
    return this.#call({ document, variables: { ...claim, reason }, field: 'failJudgeTask', schema: z.boolean() });
  }

  /** Gives a task back until a file that it needs is on the site again. */
  park(claim: TaskClaim, missingSha256: string): Promise<boolean> {
    const document =
      'mutation parkJudgeTask($taskId: Int!, $attempt: Int!, $missingSha256: String!) ' +
      '{ parkJudgeTask(taskId: $taskId, attempt: $attempt, missingSha256: $missingSha256) }';
    return this.#call({
      document,
      variables: { ...claim, missingSha256 },
      field: 'parkJudgeTask',
      schema: z.boolean(),
    });
  }

  /** The content of a file of a claimed task. @throws FileMissing */
  async file(sha256: string): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#fetch(this.#filesUrl + sha256, { headers: { authorization: this.#authorization } });
    if (response.body === null) throw new ServerUnavailable(`no content for file ${sha256}`);
    return response.body;
  }

  async #call<T>(request: {
    document: string;
    variables: object;
    field: string;
    schema: z.ZodType<T>;
    signal?: AbortSignal;
    timeoutMs?: number;
  }): Promise<T> {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? callTimeoutMs);
    const response = await this.#fetch(this.#endpoint, {
      method: 'POST',
      // What the server says ends in the judge's log, which is English.
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        locale: 'en-US',
        authorization: this.#authorization,
      },
      body: JSON.stringify({ query: request.document, variables: request.variables, operationName: request.field }),
      signal: request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]),
    });
    const answer = answerSchema.safeParse(await response.json().catch(unavailable));
    if (!answer.success) throw new ServerUnavailable('the server answered something that is not GraphQL');
    const [error] = answer.data.errors ?? [];
    if (error !== undefined) throw asError(error.message, error.extensions?.code);
    const value = request.schema.safeParse(answer.data.data?.[request.field]);
    if (!value.success)
      throw new ServerRefusal(
        `${request.field} does not follow the protocol: ${z.prettifyError(value.error)}`,
        'PROTOCOL',
      );
    return value.data;
  }

  /** @throws ServerUnavailable unless there is an answer that GraphQL may explain or that is well. */
  async #fetch(url: string, options: RequestInit): Promise<Response> {
    const response = await fetch(url, options).catch(unavailable);
    if (response.ok || (url === this.#endpoint && response.headers.get('content-type')?.includes('json') === true))
      return response;
    await response.body?.cancel();
    if (response.status === 410 && url.startsWith(this.#filesUrl))
      throw new FileMissing(url.slice(this.#filesUrl.length));
    if (response.status === 401 || response.status === 403)
      throw new ServerRefusal('the server does not accept the token of this judge', unauthenticated);
    throw new ServerUnavailable(`HTTP status ${response.status} for ${new URL(url).pathname}`);
  }
}

function asError(message: string, code = 'INTERNAL_SERVER_ERROR'): Error {
  return code === 'INTERNAL_SERVER_ERROR' ? new ServerUnavailable(message) : new ServerRefusal(message, code);
}

function unavailable(error: unknown): never {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  throw new ServerUnavailable(cause instanceof Error ? cause.message : String(cause), { cause: error });
}
