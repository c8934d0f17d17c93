import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
let problems: readonly Problem[];
let hidden: Problem;
beforeAll(async () => {
  scene = await TrainingScene.start();
  problems = await scene.problems(4);
  hidden = await scene.problem({ visibility: 'PRIVATE' });
});
afterAll(() => scene.server.stop());

const head = { format: 'verdict-list/1', title: 'Graphs', licence: 'CC-BY-4.0', source: 'https://lists.example' };

async function imported(as: User, yaml: string, input: object = {}): Promise<number> {
  const selection = '... on ImportTrainingSuccess { training { id } }';
  const answer = await scene.act(as, 'importTraining', { kind: 'TRAINING', yaml, ...input }, selection);
  return Number(z.object({ training: z.object({ id: z.string() }) }).parse(answer).training.id);
}

async function exported(as: User, id: number): Promise<string | null> {
  const data = await scene.ask(as, `{ training(id: ${id}) { file { yaml } } }`);
  return z.object({ training: z.object({ file: z.object({ yaml: z.string().nullable() }) }) }).parse(data).training.file
    .yaml;
}

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => /\S/u.test(text.trim()));
const body = fc.oneof(
  word,
  fc.array(word, { maxLength: 4 }).map((lines) => lines.join('\n')),
);
const localized = (one: fc.Arbitrary<string>) =>
  fc.oneof(one, fc.record({ default: one, 'zh-CN': one, 'en-US': one }, { requiredKeys: ['default'] }));
const title = localized(word.filter((text) => /[\p{L}\p{N}]/u.test(text)));
const optional = fc.option(fc.constant(true), { nil: undefined });
const url = fc.constantFrom('https://judge.example/1', '/problem/1');
const material = fc.oneof(
  fc.record({ text: title, content: title, optional }),
  fc.record({ link: title, url, content: localized(body) }),
  fc.record({ pdf: title, url, optional }),
  fc.record({ placeholder: title, url, as: fc.constantFrom('X', undefined) }),
);
const listFile = fc.record({
  title,
  description: localized(body),
  items: fc.array(material, { maxLength: 3 }),
  notes: fc.array(localized(body), { minLength: 2, maxLength: 2 }),
  sections: fc.array(fc.record({ title, description: localized(body), items: fc.array(material, { maxLength: 3 }) }), {
    minLength: 2,
    maxLength: 3,
  }),
  needed: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
});

test('a list that is exported, imported and exported again has the same text', async () => {
  await fc.assert(
    fc.asyncProperty(listFile, async ({ sections, items, notes, needed, ...texts }) => {
      const named = problems.map(({ displayId }, index) => ({ problem: displayId, note: notes[index] ?? '' }));
      const yaml = stringify({
        ...head,
        ...texts,
        items: [...items, named[0], { ...named[1], as: 'B' }],
        sections: sections.map((section, index) => ({
          key: `k${index}`,
          ...section,
          needed,
          requires: index === 0 ? [] : [`k${index - 1}`],
          items: index === 0 ? [{ ...named[2], optional: true }, ...section.items, named[3]] : section.items,
        })),
      });
      // Another one each time: an account may import but so much.
      const author = await scene.user({ role: 'ADMIN' });
      const first = await exported(author, await imported(author, yaml));
      expect(first).not.toBeNull();
      expect(await exported(author, await imported(author, first ?? ''))).toBe(first);
    }),
    { numRuns: 30 },
  );
}, 120_000);

test('an export has no hidden problems', async () => {
  const list = await buildTraining(scene.server.services, {
    authorId: scene.author.id,
    licence: 'CC0-1.0',
    source: 'Our school',
    problems: problems.slice(0, 1).concat(hidden),
  });
  const yaml = await exported(scene.author, list.id);
  expect([yaml?.includes(problems[0]?.displayId ?? '?'), yaml?.includes(hidden.displayId)]).toEqual([true, false]);
});

test('a list without licence or source has no file until its author gives them', async () => {
  const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id });
  const ask = () => scene.ask(scene.author, `{ training(id: ${id}) { file { lacksLicence lacksSource } } }`);
  const before = await ask();
  await scene.act(scene.author, 'changeTrainingLicence', { id: String(id), licence: 'CC0-1.0', source: 'Our school' });
  expect([before, await ask()]).toEqual([
    { training: { file: { lacksLicence: true, lacksSource: true } } },
    { training: { file: { lacksLicence: false, lacksSource: false } } },
  ]);
});

test('hidden and missing problems become placeholders with display id and title', async () => {
  const item = (problem: string) => ({ problem, title: 'Paths', url: 'https://judge.example/1', note: 'Hard' });
  const id = await imported(scene.author, stringify({ ...head, items: [item(hidden.displayId), item('nowhere')] }));
  const data = await scene.ask(scene.author, `{ training(id: ${id}) { materials { kind title url content } } }`);
  const placeholder = (problem: string) => ({
    kind: 'PLACEHOLDER',
    title: `${problem} Paths`,
    url: 'https://judge.example/1',
    content: 'Hard',
  });
  const materials = [placeholder(hidden.displayId), placeholder('nowhere')];
  expect(data).toEqual({ training: { materials } });
});

test('a problem of another title is another problem', async () => {
  const [one] = problems;
  const problem = one?.displayId;
  const items = [{ problem, title: 'Another', url: 'https://judge.example/1' }];
  const preview = await scene.act(
    scene.author,
    'previewTrainingImport',
    { kind: 'TRAINING', yaml: stringify({ ...head, items }) },
    `... on PreviewTrainingImportSuccess {
      preview { title problemCount materialCount missingProblems { displayId } }
    }`,
  );
  expect(preview['preview']).toEqual({
    title: 'Graphs',
    problemCount: 0,
    materialCount: 1,
    missingProblems: [{ displayId: problem }],
  });
});

test('a preview makes nothing', async () => {
  const { db } = scene.server.services;
  const before = await db.training.count();
  await scene.act(scene.author, 'previewTrainingImport', { kind: 'TRAINING', yaml: stringify(head) });
  expect(await db.training.count()).toBe(before);
});

test('faults of a file name their lines', async () => {
  const answer = await scene.act(
    scene.author,
    'importTraining',
    { kind: 'TRAINING', yaml: stringify({ ...head, source: '' }) },
    '... on InvalidTrainingFile { faults { line path place message } }',
  );
  const message = expect.any(String);
  expect(answer['faults']).toEqual([{ line: 4, path: 'source', place: '"source"', message }]);
});

test('a binary file is said to be no YAML text, not to hold NUL characters', async () => {
  const answer = await scene.act(
    scene.author,
    'previewTrainingImport',
    { kind: 'TRAINING', yaml: 'PK\u0003\u0004\0\0' },
    '... on InvalidTrainingFile { faults { message } }',
  );
  expect(answer['faults']).toEqual([{ message: expect.stringContaining('YAML') }]);
});

test('everybody may import a personal list, for themselves alone', async () => {
  const user = await scene.user();
  const id = await imported(user, stringify(head), { kind: 'PERSONAL' });
  const see = (as: User) => scene.ask(as, `{ training(id: ${id}) { kind sharing } }`);
  expect([await see(user), await see(scene.author)]).toEqual([
    { training: { kind: 'PERSONAL', sharing: 'OWNER' } },
    { training: null },
  ]);
});

test('an imported training is hidden until its author shows it', async () => {
  const id = await imported(scene.author, stringify(head));
  expect(await scene.ask(await scene.user(), `{ training(id: ${id}) { title } }`)).toEqual({ training: null });
});

test('a list of a group finds problems of the group, a list of the site does not', async () => {
  const group = await buildGroup(scene.server.services, scene.author);
  const { displayId } = await scene.problem({ groupId: group.id });
  const yaml = stringify({ ...head, items: [{ problem: displayId, url: 'https://judge.example/1' }] });
  const countIn = async (input: object) => {
    const { db } = scene.server.services;
    return db.trainingProblem.count({ where: { trainingId: await imported(scene.author, yaml, input) } });
  };
  expect([await countIn({ groupId: String(group.id) }), await countIn({})]).toEqual([1, 0]);
});

test('a problem in place of a missing one is called as in the file, also when the list is exported', async () => {
  const [, , three, four] = problems;
  const items = [
    { problem: 'paths-7', title: 'Paths', url: 'https://judge.example/7' },
    { problem: 'trees-8', as: 'T', title: 'Trees', note: { default: 'Hard', 'zh-CN': '难' } },
  ];
  const id = await imported(scene.author, stringify({ ...head, items }));
  const { db } = scene.server.services;
  const placeholders = await db.trainingMaterial.findMany({ where: { trainingId: id }, orderBy: { rank: 'asc' } });
  for (const [index, problem] of [three, four].entries()) {
    const input = { materialId: String(placeholders[index]?.id), problemId: String(problem?.id) };
    await scene.act(scene.author, 'replacePlaceholder', input);
  }
  expect(parse((await exported(scene.author, id)) ?? '')).toMatchObject({
    items: [
      { problem: three?.displayId, as: 'paths-7' },
      { problem: four?.displayId, as: 'T', note: { default: 'Hard', 'zh-CN': '难' } },
    ],
  });
});

test('a problem takes the place of a placeholder', async () => {
  const [one, two] = problems;
  const items = [
    { problem: one?.displayId },
    { placeholder: 'Paths', url: 'https://judge.example/1', optional: true, content: 'Hard' },
    { text: 'After', content: 'it' },
  ];
  const id = await imported(scene.author, stringify({ ...head, items }));
  const { db } = scene.server.services;
  const placeholder = await db.trainingMaterial.findFirstOrThrow({ where: { trainingId: id, kind: 'PLACEHOLDER' } });
  const input = { materialId: String(placeholder.id), problemId: String(two?.id) };
  expect(await scene.outcome(await scene.user(), 'replacePlaceholder', input)).toBe('TrainingNotFound');
  await scene.act(scene.author, 'replacePlaceholder', input);
  const place = { trainingId_problemId: { trainingId: id, problemId: two?.id ?? 0 } };
  expect(await db.trainingProblem.findUnique({ where: place })).toMatchObject({
    rank: 1,
    isOptional: true,
    note: 'Hard',
    isCounted: true,
  });
});
