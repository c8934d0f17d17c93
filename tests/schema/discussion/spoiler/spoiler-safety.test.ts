import { schema } from '@verdict/schema/index.ts';
import fc from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiscussionScene } from '../discussion-scene.ts';
import { answersTo, askedFields } from './spoiler-questions.ts';
import { anyText, situations, SpoilerWorld } from './spoiler-world.ts';

/*
 * Spoiler safety, held as a property: while a contest with a problem runs for an account, it is answered as if nobody
 * had written about the problem, whatever was written before and is written meanwhile.
 */

let scene: DiscussionScene;
beforeAll(async () => {
  scene = await DiscussionScene.open();
});
afterAll(() => scene.server.stop());

/** Each world is asked some thirty questions several times. */
const testMs = 300_000;
const always = (
  [
    'editorial',
    'discussion',
    'mention of the contestant',
    'reply to the contestant',
    'comment',
    'accepted answer',
    'line question',
    'ticket',
    'solution',
  ] as const
).map((kind) => ({ kind, disclosure: 'ALL', isDuring: false }) as const);

test.each(situations)(
  'texts about a problem of a %s contest that runs are hidden on every way',
  { timeout: testMs },
  (situation) =>
    fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 5 }), async (later) => {
        const world = await SpoilerWorld.build(scene, situation);
        const tokens = situation === 'PUBLIC' ? [world.contestant.token, null] : [world.contestant.token];
        const ask = (texts: SpoilerWorld['texts']) =>
          Promise.all(tokens.map((token) => answersTo(scene.server, token, texts)));
        await world.begin();
        const untouched = await ask(world.before);
        await world.end();
        const texts = [...always, ...later];
        for (const text of texts.filter(({ isDuring }) => !isDuring)) await world.write(text);
        await world.begin();
        for (const text of texts.filter(({ isDuring }) => isDuring)) await world.write(text);
        expect(await ask(world.texts)).toEqual(untouched);
        await world.end();
        const [open] = await ask(world.texts);
        expect(JSON.stringify(open)).toContain('spoiler');
      }),
      {
        numRuns: Number(process.env['VERDICT_SPOILER_RUNS'] ?? 2),
        endOnFailure: true,
        ...(process.env['VERDICT_SPOILER_SEED'] === undefined
          ? {}
          : { seed: Number(process.env['VERDICT_SPOILER_SEED']) }),
      },
    ),
);

test('the questions cover every field that answers a text', () => {
  const texts = [
    'CommunitySolution',
    'Discussion',
    'Editorial',
    'LineQuestion',
    'ProblemTicket',
    'SolutionVersion',
    'Comment',
    'Reply',
    'Message',
    'TextRevision',
  ];
  const pages = texts.map((name) => `${name}Page`);
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    // Mutations answer what they changed; texts name each other.
    .filter(
      ({ name }) =>
        name !== 'Mutation' && !name.endsWith('Success') && !name.endsWith('Payload') && !texts.includes(name),
    )
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ owner: type.name, field })))
    .filter(({ field }) => [...texts, ...pages].includes(getNamedType(field.type).name))
    .map(({ owner, field }) => `${owner}.${field.name}`);
  expect(fields.toSorted()).toEqual(askedFields);
});
