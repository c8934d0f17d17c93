#!/usr/bin/env node
/*
 * Debian's Firefox, as Playwright starts it. Playwright expects the newest Firefox and begins each context with a
 * command that the ESR does not know yet. All they say to each other goes through here; where Firefox answers that it
 * does not know such a command, Playwright hears that it was done.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

/** What these set is set by preferences, in `firefox.ts`. */
const dispensable: ReadonlySet<string> = new Set(['emulation.setMediaFeaturesOverride']);
const message = z.object({ id: z.int().nullish(), method: z.string().optional(), error: z.string().optional() });

/** Joins Playwright to Firefox. */
function join(playwright: WebSocket, firefox: WebSocket): void {
  const dispensed = new Set<number>();
  const opened = once(firefox, 'open');
  playwright.on('message', async (data) => {
    const { id, method = '' } = message.parse(JSON.parse(textOf(data)));
    if (typeof id === 'number' && dispensable.has(method)) dispensed.add(id);
    await opened;
    firefox.send(textOf(data));
  });
  firefox.on('message', (data) => {
    const text = textOf(data);
    // Few are looked into: pictures of pages pass here, too.
    const { id, error } = dispensed.size === 0 ? {} : message.parse(JSON.parse(text));
    const isExcused = typeof id === 'number' && dispensed.delete(id) && error === 'unknown command';
    playwright.send(isExcused ? JSON.stringify({ type: 'success', id, result: {} }) : text);
  });
  playwright.on('close', () => firefox.close());
  firefox.on('close', () => playwright.close());
  firefox.on('error', () => playwright.close());
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
for await (const line of createInterface({ input: firefox.stderr })) {
  const found = /WebDriver BiDi listening on (?<url>ws:\/\/\S+)$/.exec(line)?.groups?.['url'];
  if (found !== undefined)
    server.on('connection', (playwright, { url = '' }) => join(playwright, new WebSocket(`${found}${url}`)));
  // Playwright reads the address from here.
  process.stderr.write(`${found === undefined ? line : line.replace(found, `ws://127.0.0.1:${address.port}`)}\n`);
}
