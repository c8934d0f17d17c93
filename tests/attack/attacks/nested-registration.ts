import { addresses, AnswerCount, type Attack } from '../attack.types.ts';
import { codeOf, repeat, send } from '../loopback.ts';

const depth = 100_000;
const query = 'mutation ($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }';
const nested = '['.repeat(depth) + ']'.repeat(depth);
const body = `{"query":${JSON.stringify(query)},"variables":{"registration":${nested}}}`;
const headers = { 'Content-Type': 'application/json' };

/** A judge's registration, by nobody, as deep as the stack of a recursive reader. */
export const nestedRegistration: Attack = {
  name: 'nested-registration',
  async run({ site, size }) {
    const answers = new AnswerCount();
    await repeat(size === 'full' ? 500 : 20, 8, async () => {
      answers.add(codeOf(await send(`${site.url}/graphql`, { from: addresses.attacker, headers, body })));
    });
    const failed = answers.of(/^(no answer|5\d\d)|INTERNAL_SERVER_ERROR/);
    return { answers: answers.all(), weakness: failed > 0 ? `${failed} requests ended as errors of the server` : null };
  },
};
