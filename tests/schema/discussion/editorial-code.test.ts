import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildEditorial } from '../../factories/editorial.ts';
import { buildUser } from '../../factories/user.ts';
import { RejudgeScene } from '../judging/rejudge/rejudge-scene.ts';
import { askAs, mustCreate, mustUpdate, problemInput, type Form } from '../problem/editing/authoring-scene.ts';
import { judgeJury, saveMutation, solution } from '../problem/jury-report/judge-jury.ts';

const name = 'accepted/right.cpp';

let scene: RejudgeScene;
let keeper: User;
let form: Form;
beforeAll(async () => {
  scene = await RejudgeScene.start();
  keeper = await buildUser(scene.server.services, { role: 'PROBLEM_ADMIN' });
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  await scene.judge.beat();
  form = await mustCreate(scene.server, keeper, { displayId: 'CODE' });
  await askAs(scene.server, keeper, saveMutation, {
    problemId: form.id,
    input: solution(name, [Status.ACCEPTED]),
  });
  await buildEditorial(scene.server.services, { problemId: form.id, solutionNames: ['gone.cpp', name] });
});

const code = async () => {
  const { value } = await askAs(
    scene.server,
    keeper,
    'query ($id: Int!) { problem(id: $id) { editorial { code { name state files { content } } } } }',
    { id: form.id },
  );
  return (value as { editorial: { code: object[] } }).editorial.code;
};

test('shows what the judge says of jury solutions, again after each change of the problem', async () => {
  const shown = { name, files: [{ content: `// ${name}` }] };
  expect(await code()).toEqual([{ ...shown, state: 'OUTDATED' }]);
  await judgeJury(scene, form.id, () => Status.ACCEPTED);
  expect(await code()).toEqual([{ ...shown, state: 'VERIFIED' }]);
  await mustUpdate(scene.server, keeper, form, problemInput({ displayId: 'CODE', timeLimitMs: 2_000 }));
  expect(await code()).toEqual([{ ...shown, state: 'OUTDATED' }]);
  await judgeJury(scene, form.id, () => Status.WRONG_ANSWER);
  expect(await code()).toEqual([{ ...shown, state: 'FAILED' }]);
});
