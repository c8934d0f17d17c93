import { Agent, request } from 'node:http';
import { percentile } from './percentile.ts';

/** What is asked, over and over. */
export interface Question {
  readonly url: string;
  /** Sent as JSON by POST; absent: GET. */
  readonly body?: unknown;
  /** Whose request it is; absent: a visitor's. */
  readonly token?: string;
}

/** What came of it. */
export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** How it is asked. */
export interface LoadOptions {
  /** Each sends its next request when the last one is answered. */
  readonly connections: number;
  readonly seconds: number;
}

/** Share of the time that only warms up. */
const warmUp = 0.25;
/** Parts that the time is spent in. */
const turns = 8;

/** Asks for some seconds on connections that are kept open. @throws at the first answer that is not 200. */
export async function loadWith(question: Question, options: LoadOptions): Promise<Load> {
  const [load] = await loadInTurns([question], options);
  if (load === undefined) throw new Error('Nothing was asked.');
  return load;
}

/**
 * Asks several questions in turns, each for so many seconds in all, so that what else the machine does falls on them
 * alike.
 */
export async function loadInTurns(
  questions: readonly Question[],
  { connections, seconds }: LoadOptions,
): Promise<Load[]> {
  const asked = questions.map((question) => ({
    question,
    agent: new Agent({ keepAlive: true, maxSockets: connections }),
    latencies: new Array<number>(),
    tookMs: 0,
  }));
  try {
    for (const { question, agent } of asked) await askFor(seconds * warmUp, question, agent, connections);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const one of asked) {
        const start = performance.now();
        one.latencies.push(...(await askFor(seconds / turns, one.question, one.agent, connections)));
        one.tookMs += performance.now() - start;
      }
    }
    return asked.map(({ latencies, tookMs }) => ({
      perSecond: (latencies.length / tookMs) * 1_000,
      p50Ms: percentile(latencies, 0.5),
      p95Ms: percentile(latencies, 0.95),
    }));
  } finally {
    for (const { agent } of asked) agent.destroy();
  }
}

async function askFor(seconds: number, question: Question, agent: Agent, connections: number): Promise<number[]> {
  const endsAt = performance.now() + seconds * 1_000;
  const latencies: number[] = [];
  const connection = async () => {
    while (performance.now() < endsAt) latencies.push(await ask(question, agent));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return latencies;
}

/** @returns milliseconds to the end of the answer. */
function ask({ url, body, token }: Question, agent: Agent): Promise<number> {
  const start = performance.now();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sent === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
    ...(token === undefined ? {} : { Authorization: token }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, method: sent === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${response.statusCode ?? 'nothing'}`));
      });
    });
    asking.once('error', reject);
    asking.end(sent);
  });
}
