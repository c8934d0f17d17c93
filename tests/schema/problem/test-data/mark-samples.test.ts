import type { User } from '@verdict/prisma/generated/client/client.ts';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { loadStoredProblem } from '@verdict/schema/problem/import-export/read-problem.service.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import { casesOf } from '@verdict/schema/problem/package/problem-content.ts';
import { dueSampleMarks, markDueSamples } from '@verdict/schema/problem/test-data/mark-samples.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../../server/test-server.ts';
import { mustCreate, mustUpdate, problemInput, typedTests } from '../editing/authoring-scene.ts';
import { zipOf } from '../editing/tus.ts';
import { UploadScene } from '../editing/upload-scene.ts';
import { hojPackage } from '../import-export/foreign-packages.ts';
import { temporaryFolder, writeZip } from '../package/package-folder.ts';

let scene: UploadScene;
let server: TestServer;
let keeper: User;
beforeAll(async () => {
  scene = await UploadScene.start();
  ({ server, keeper } = scene);
});
afterAll(() => scene.stop());

const sample = { input: '1 2', output: '3', interaction: null, explanation: null };
const oneSample = { samples: [sample], tests: typedTests([{ input: '1 2', output: '3' }]) };

async function testSetOf(id: number) {
  return server.services.db.testSet.findFirstOrThrow({
    where: { currentOf: { id } },
    select: { id: true, comparedSamplesSha256: true },
  });
}

/** Marks of a problem's cases, in order. */
async function marksOf(id: number): Promise<boolean[]> {
  const cases = await server.services.db.testCase.findMany({
    where: { testSet: { currentOf: { id } } },
    orderBy: { position: 'asc' },
    select: { isSample: true },
  });
  return cases.map(({ isSample }) => isSample);
}

/** A problem with uploaded tests. */
async function uploaded(content: Readonly<Record<string, string>>, samples: readonly (typeof sample)[]) {
  const { id: uploadId } = await scene.readZip(await zipOf(content));
  const tests = { uploadId, manualCases: null, cases: [], groups: [] };
  return mustCreate(server, keeper, { samples, tests });
}

describe('a case that equals a sample of the statement is a sample', () => {
  test('if it was typed', async () => {
    const { id } = await mustCreate(server, keeper, {
      samples: [sample],
      tests: typedTests([
        { input: '1 2', output: '3' },
        { input: '2 2', output: '4' },
      ]),
    });
    expect(await marksOf(id)).toEqual([true, false]);
  });

  test('if it was imported from HOJ', async () => {
    const path = await writeZip(hojPackage);
    await using open = await openPackages(path, createIssueLog(), { temporaryFolder: await temporaryFolder() });
    const imported = await open?.items[0]?.read(createIssueLog(), (problem) =>
      importProblem(server.services, problem, { packageName: null, isJuryJudged: false }),
    );
    expect(await marksOf(imported?.problemId ?? 0)).toEqual([true, false]);
  });

  test('if it was uploaded in a zip without data/sample, with line ends of another system', async () => {
    const content = { '1.in': '1 2\r\n', '1.out': '3\r\n', '2.in': '2 2\n', '2.out': '4\n' };
    expect(await marksOf((await uploaded(content, [sample])).id)).toEqual([true, false]);
  });
});

describe('a case stays secret', () => {
  test('with the input of a sample and another answer', async () => {
    const { id } = await mustCreate(server, keeper, {
      samples: [sample],
      tests: typedTests([{ input: '1 2', output: '4' }]),
    });
    expect(await marksOf(id)).toEqual([false]);
  });

  test('that equals the hidden texts of an interaction', async () => {
    const { id } = await mustCreate(server, keeper, { ...oneSample, samples: [{ ...sample, interaction: '<1\n>2' }] });
    expect(await marksOf(id)).toEqual([false]);
  });

  test.each(['args', 'files'] as const)('that equals a sample and has %s of its own', async (what) => {
    const { services } = server;
    const { id } = await mustCreate(server, keeper, oneSample);
    const testSet = await testSetOf(id);
    const { id: testCaseId, inputSha256: sha256 } = await services.db.testCase.findFirstOrThrow({
      where: { testSetId: testSet.id },
    });
    if (what === 'args') await services.db.testCase.update({ where: { id: testCaseId }, data: { args: ['--key=1'] } });
    else await services.db.testCaseFile.create({ data: { testCaseId, name: 'key.txt', sha256 } });
    await services.db.testSet.update({ where: { id: testSet.id }, data: { comparedSamplesSha256: null } });
    await markDueSamples(services, id);
    expect(await marksOf(id)).toEqual([false]);
  });
});

describe('a change of the statement', () => {
  test.each([
    ['changed', [{ ...sample, output: '4' }]],
    ['removed', []],
  ])('takes the mark away when the sample is %s', async (_what, samples) => {
    const form = await mustCreate(server, keeper, oneSample);
    await mustUpdate(server, keeper, form, problemInput({ displayId: form.displayId, samples, tests: null }));
    expect(await marksOf(form.id)).toEqual([false]);
  });

  test('marks a case that equals a new sample', async () => {
    const form = await mustCreate(server, keeper, { ...oneSample, samples: [] });
    await mustUpdate(server, keeper, form, problemInput({ displayId: form.displayId, ...oneSample, tests: null }));
    expect(await marksOf(form.id)).toEqual([true]);
  });

  test('keeps the marks that a package states', async () => {
    const form = await uploaded({ 'data/sample/1.in': '5\n', 'data/sample/1.ans': '5\n' }, [sample]);
    await mustUpdate(server, keeper, form, problemInput({ displayId: form.displayId, samples: [], tests: null }));
    expect(await marksOf(form.id)).toEqual([true]);
  });

  test('keeps the version of the test data, so that no verdict is outdated', async () => {
    const form = await mustCreate(server, keeper, oneSample);
    const saved = await mustUpdate(
      server,
      keeper,
      form,
      problemInput({ displayId: form.displayId, samples: [], tests: null }),
    );
    expect(saved.testDataVersion).toBe(form.testDataVersion);
  });

  test('is in the next judge task', async () => {
    const { testTrees } = server.services;
    const form = await mustCreate(server, keeper, oneSample);
    const isOutputKept = async () =>
      (await testTrees.read(await testSetOf(form.id)))?.cases.map((each) => each.isOutputKept ?? false);
    expect(await isOutputKept()).toEqual([true]);
    await mustUpdate(server, keeper, form, problemInput({ displayId: form.displayId, samples: [], tests: null }));
    expect(await isOutputKept()).toEqual([false]);
  });
});

test('marks of the statement are not in packages', async () => {
  const { id } = await mustCreate(server, keeper, oneSample);
  const problem = await loadStoredProblem(server.services, id);
  expect(problem && casesOf(problem.tests).map(({ isSample }) => isSample)).toEqual([false]);
});

test('cases of an older release are marked once, in the background', async () => {
  const { services } = server;
  const { id } = await mustCreate(server, keeper, oneSample);
  const { id: testSetId } = await testSetOf(id);
  await services.db.testCase.updateMany({ where: { testSetId }, data: { isSample: false } });
  await services.db.testSet.update({ where: { id: testSetId }, data: { comparedSamplesSha256: null } });
  expect(await dueSampleMarks(services)).toEqual([id]);
  await markDueSamples(services, id);
  expect([await marksOf(id), await dueSampleMarks(services)]).toEqual([[true], []]);
});
