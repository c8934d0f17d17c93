import type { JudgeMode, ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import type { TestServer } from './test-server.ts';

/** A file of a problem, in the store and in the tables. */
export async function store(
  server: TestServer,
  content: string,
  kind: ProblemFileKind,
  judgeMode: JudgeMode = 'DEFAULT',
): Promise<{ sha256: string; problemId: number }> {
  const { db, files } = server.services;
  const { sha256, sizeBytes } = await files.put(Buffer.from(content));
  const problem = await db.problem.create({
    data: { displayId: `F${Math.random()}`, title: 'With a file', judgeMode },
  });
  await db.storedFile.create({
    data: { sha256, sizeBytes, problemFiles: { create: { problemId: problem.id, kind, name: 'name' } } },
  });
  return { sha256, problemId: problem.id };
}

export function fetchFrom(server: TestServer, path: string, token?: string): Promise<Response> {
  return fetch(`${server.url}${path}`, token === undefined ? {} : { headers: { Authorization: token } });
}
