import { z } from 'zod';
import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

const envelopeSchema = z.strictObject({ status: z.int(), data: z.unknown(), msg: z.string() });

/** Makes a call in the scene. Every answer must be an envelope. */
export async function sendTo(
  scene: Scene,
  { method, path }: { readonly method: string; readonly path: string },
  { query = {}, body, isSignedIn = false, isAdmin = false, headers = {} }: Exercise,
) {
  const address = new URL(path, scene.server.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(address, {
    method,
    headers: {
      'Accept-Language': 'en-US',
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...(isSignedIn ? { Authorization: scene.user.token } : {}),
      ...(isAdmin ? { Authorization: scene.adminToken } : {}),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // A file has no envelope; it stands here as one that holds its bytes.
  const isFile = /^(application\/(x-download|xlsx)|text\/csv)/u.test(response.headers.get('content-type') ?? '');
  const envelope = isFile
    ? { status: 200, data: new Uint8Array(await response.arrayBuffer()), msg: 'success' }
    : envelopeSchema.parse(await response.json());
  return { httpStatus: response.status, headers: response.headers, envelope };
}

/** Sends a request. @returns its HTTP status and the status of the body. */
export async function statusesOf(
  scene: Scene,
  call: { readonly method: string; readonly path: string },
  exercise: Exercise = {},
): Promise<readonly [number, number]> {
  const { httpStatus, envelope } = await sendTo(scene, call, exercise);
  return [httpStatus, envelope.status];
}
