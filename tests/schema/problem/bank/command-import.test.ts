import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problemCommand } from '@verdict/server/cli/problem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { fps, hojPackage, hydroPackage, polygon, qduojPackage } from '../import-export/foreign-packages.ts';
import { legacyPackage, temporaryFolder, type PackageFiles } from '../package/package-folder.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Writes files below a folder. */
async function write(folder: string, files: PackageFiles): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

async function importPaths(...paths: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = [];
  const code = await problemCommand(['import', ...paths], {
    services: server.services,
    ensureJudge: () => Promise.reject(new Error('no judge is needed')),
    print: (text) => lines.push(text),
    signal: new AbortController().signal,
  });
  return { code, said: lines.join('\n') };
}

const below = (folder: string, files: PackageFiles) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));

test('unpacked packages of every format are imported as their zips are, one folder each or all in one', async () => {
  const folder = await temporaryFolder();
  const kinds: Record<string, PackageFiles> = {
    polygon: polygon,
    hoj: hojPackage,
    fps: { 'deep/all.xml': fps },
    hydro: hydroPackage,
    qduoj: qduojPackage,
    kattis: legacyPackage,
  };
  const counts: Record<string, number> = { polygon: 1, hoj: 1, fps: 2, hydro: 1, qduoj: 1, kattis: 1 };
  for (const [name, files] of Object.entries(kinds)) {
    const { code, said } = await importPaths(await write(join(folder, 'single', name), files));
    expect([name, code, said.match(/^ok /gmu)?.length]).toEqual([name, 0, counts[name]]);
  }
  const all = await importPaths(
    await write(
      join(folder, 'all'),
      Object.assign({}, ...Object.entries(kinds).map(([name, files]) => below(name, files))),
    ),
  );
  expect(all.said).toContain('7 of 7 packages imported');
});

test('a package that the database refuses is named, and the next one is imported', async () => {
  const folder = await temporaryFolder();
  const { code, said } = await importPaths(
    await write(folder, {
      ...below('a-bad', legacyPackage),
      [`a-bad/submissions/accepted/${'x'.repeat(248)}.cpp`]: 'int main() {}',
      ...below('b-good', legacyPackage),
    }),
  );
  expect(code).toBe(1);
  expect(said).toMatch(/^FAILED {2}\S*a-bad: \S/mu);
  expect(said).toMatch(/^ok .*b-good/mu);
});

test('a problem without a statement is hidden and cannot be published before it has one', async () => {
  const { services } = server;
  const { said } = await importPaths(
    await write(join(await temporaryFolder(), 'bare'), { ...legacyPackage, 'problem_statement/problem.en.tex': null }),
  );
  expect(said).toContain('the problem cannot be published before it has one');
  const problem = await services.db.problem.findUniqueOrThrow({
    where: { packageName: 'bare' },
    select: { id: true, visibility: true, title: true },
  });
  expect(problem).toMatchObject({ visibility: 'PRIVATE', title: 'Sum' });
  const token = await tokenFor(services, await buildUser(services, { role: 'ROOT' }));
  const publish = async () => {
    const mutation = `mutation ($id: Int!) {
      changeProblemVisibility(id: $id, visibility: PUBLIC, isReportAccepted: true) { __typename }
    }`;
    return (await server.graphql(mutation, { variables: { id: problem.id }, token })).data;
  };
  expect(await publish()).toEqual({ changeProblemVisibility: { __typename: 'StatementMissing' } });
  expect((await services.db.problem.findUniqueOrThrow({ where: { id: problem.id } })).visibility).toBe('PRIVATE');
  await services.db.problemStatement.create({
    data: { problemId: problem.id, language: 'en', title: 'Sum', description: 'Add.' },
  });
  expect(await publish()).toEqual({ changeProblemVisibility: { __typename: 'ChangeProblemVisibilitySuccess' } });
});
