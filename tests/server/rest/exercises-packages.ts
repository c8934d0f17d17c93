import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fps, hojPackage, hydroPackage, qduojPackage } from '../../schema/problem/import-export/foreign-packages.ts';
import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

async function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Blob([new Uint8Array(await buffer(zip.outputStream))]);
}

const [hoj, qduoj, hydro] = await Promise.all([zipOf(hojPackage), zipOf(qduojPackage), zipOf(hydroPackage)]);

function sending(file: Blob): (scene: Scene) => Exercise {
  return ({ rootToken }) => {
    const body = new FormData();
    body.set('file', file, 'package');
    return { headers: { Authorization: rootToken }, body };
  };
}

/** Packages of other judges, each with a problem of its own, and one of ours. */
export const packageExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'POST /api/file/import-problem': sending(hoj),
  'POST /api/file/import-qdoj-problem': sending(qduoj),
  'POST /api/file/import-hydro-problem': sending(hydro),
  'POST /api/file/import-fps-problem': sending(new Blob([fps])),
  'GET /api/file/export-problem': ({ rootToken, problem }) => ({
    headers: { Authorization: rootToken },
    query: { pid: problem.problemId },
  }),
};
