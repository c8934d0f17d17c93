import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { storeKnownLanguages } from '@verdict/schema/remote/language/store-languages.service.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { tokenFor } from '../../factories/user.ts';
import type { Fault } from '../../stand-ins/stand-in.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';

const dayMs = 86_400_000;
const known = Object.fromEntries(hdu.languages.known.map(({ id, name }) => [id, name]));
const shownSchema = z.object({
  problem: z.object({ languages: z.array(z.object({ language: z.object({ key: z.string(), name: z.string() }) })) }),
});
let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
});
afterEach(() => scene.stop());

/** Names of the languages that the problem offers, by the ids of the judge. */
async function offered(): Promise<Record<string, string>> {
  const { server, problem } = scene;
  const query = `query ($id: Int!) { problem(id: $id) { languages { language { key name } } } }`;
  const { data } = await server.graphql(query, { variables: { id: problem.id } });
  const shown = shownSchema.parse(data).problem.languages;
  return Object.fromEntries(shown.map(({ language: { key, name } }) => [key.slice(4), name]));
}

/** Lets the account sign in and send a program. @returns its submission. */
async function signInWith(...faults: readonly Fault[]): Promise<number> {
  const { judge, services } = scene;
  judge.faults.clear();
  for (const fault of faults) judge.faults.add(fault);
  await services.db.remoteAccount.updateMany({ data: { sealedSession: null, state: 'OK' } });
  const id = await scene.submit({ languageKey: 'HDU.0' });
  await scene.work(60_000);
  return id;
}

const lists = () =>
  scene.judge.requests.filter(({ method, path }) => method === 'GET' && path === '/submit.php').length;

test('a problem offers the languages that its judge lists, which are read once a day', async () => {
  const { server, services, judge } = scene;
  await scene.addAccount('bot');
  await signInWith('language-added');
  expect(await offered()).toEqual({ ...known, 7: 'Rust 1.90' });
  expect(
    await services.db.remoteLanguage.findUnique({ where: { judgeKey_id: { judgeKey: 'HDU', id: '7' } } }),
  ).toMatchObject({ likeKey: 'rust', isMarkable: false });
  const inRust = await scene.submit({ languageKey: 'HDU.7' });

  await signInWith('language-gone');
  expect([lists(), Object.keys(await offered())]).toEqual([1, [...Object.keys(known), '7']]);
  judge.clock.advance(dayMs);
  await signInWith('language-gone');
  expect(await offered()).toEqual({ 0: 'G++', 1: 'GCC' });

  const token = await tokenFor(services, await scene.newUser());
  const named = await server.graphql('query ($id: Int!) { submission(id: $id) { languageName } }', {
    token,
    variables: { id: inRust },
  });
  expect(named.data).toEqual({ submission: { languageName: 'Rust 1.90' } });
  const input = { problemDisplayId: scene.problem.displayId, languageKey: 'HDU.7', code: program };
  const refused = await server.graphql(submitMutation, { token, variables: { input } });
  expect(refused.data).toMatchObject({ submitSolution: { __typename: 'LanguageNotAvailable' } });

  judge.clock.advance(dayMs);
  await signInWith('turnstile-on-submit');
  expect([lists(), Object.keys(await offered())]).toEqual([3, ['0', '1']]);
});

test('a new release adds and renames languages, and offers none that it dropped', async () => {
  const { db } = scene.services;
  const [first, second, ...others] = hdu.languages.known;
  if (first === undefined || second === undefined) throw new Error('the judge has languages');
  const zig = { id: '9', name: 'Zig', likeKey: null, isMarkable: true };
  const next = { ...hdu, languages: { known: [{ ...first, name: 'G++ 16' }, ...others, zig] } };
  await storeKnownLanguages(db, [next]);
  const { [second.id]: _dropped, ...kept } = known;
  expect(await offered()).toEqual({ ...kept, 0: 'G++ 16', 9: 'Zig' });
  await storeKnownLanguages(db, [hdu]);
  expect(await offered()).toEqual(known);
});
