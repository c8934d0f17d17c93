import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { hasBody } from './connections.ts';
import type { TransportLimits } from './transport-limits.ts';

/*
 * Node's own requestTimeout is one time for the complete request: it would cut a large upload over a slow line, or let
 * small bodies trickle for as long. So a body has to keep up a minimum rate. Each received byte gives time, waiting
 * takes it, and the time in store has an upper limit: a body that came fast at first may not stop for longer.
 */

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** How often bodies are looked at, in milliseconds; half the patience where that is less. */
const checkMs = 2_000;

interface Body {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Time left, in milliseconds. */
  patienceMs: number;
  bytesRead: number;
  checkedAt: number;
}

/** Disconnects clients whose request body stays below the minimum rate. */
export function cutSlowBodies(server: Server, { bodyPatienceMs, minBodyBytesPerSecond }: TransportLimits): void {
  const bodies = new Set<Body>();
  const everyMs = Math.min(checkMs, bodyPatienceMs / 2);
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const { bytesRead } = request.socket;
    const body = { request, response, patienceMs: bodyPatienceMs, bytesRead, checkedAt: performance.now() };
    bodies.add(body);
    request.once('close', () => bodies.delete(body));
  });
  const timer = setInterval(() => {
    for (const body of bodies) {
      if (body.request.complete) bodies.delete(body);
      else if (patienceLeft(body) <= 0) cut(body);
    }
  }, everyMs).unref();
  server.once('close', () => clearInterval(timer));

  function patienceLeft(body: Body): number {
    const { request } = body;
    const now = performance.now();
    // While this process itself was held up, nobody's bytes were read.
    const waitedMs = Math.min(now - body.checkedAt, 2 * everyMs);
    const receivedBytes = request.socket.bytesRead - body.bytesRead;
    body.checkedAt = now;
    body.bytesRead += receivedBytes;
    // A full buffer waits for us, not for the client.
    if (request.readableLength >= request.readableHighWaterMark) return body.patienceMs;
    const gainedMs = (receivedBytes / minBodyBytesPerSecond) * 1_000;
    body.patienceMs = Math.min(bodyPatienceMs, body.patienceMs + gainedMs) - waitedMs;
    return body.patienceMs;
  }
}

function cut({ request: { socket }, response }: Body): void {
  if (!response.headersSent) socket.write(timedOut);
  socket.destroySoon();
}
