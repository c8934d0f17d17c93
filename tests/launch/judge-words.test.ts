import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openGround, type Ground } from './launcher.ts';

/** `npm run judge -- WORDS` on a machine that has all a judge needs to start. */

let ground: Ground;
beforeAll(async () => {
  ground = await openGround({ VERDICT_URL: 'http://127.0.0.1:9', JUDGE_TOKEN: 'judge_any' });
});
afterAll(() => ground.clear());

test.each(['bogus', 'check twice'])(
  'words that are no command start nothing and are answered with the commands: %s',
  async (words) => {
    const command = launch(ground, { words: ['judge', ...words.split(' ')] });
    expect(await command.ended()).toBe(2);
    expect(command.said()).toBe(
      `There is no command "npm run judge -- ${words}". ` +
        'There are: npm run judge, npm run judge -- check, npm run judge -- install LANG...\n',
    );
  },
);
