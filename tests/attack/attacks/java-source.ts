import { Status } from '@verdict/judge/protocol/status.ts';
import { addresses, AnswerCount, type Attack } from '../attack.types.ts';
import { Person } from '../person.ts';

const maxCodeCharacters = 65_535;
/** Half-open string literals: what comes after each quote may be code, or the rest of a literal. */
const head = 'public class Main { String s = ';
const code = head + '"\\'.repeat((maxCodeCharacters - head.length) / 2);
const verdictMs = 240_000;

/** Java sources that super-linear regular expressions take seconds for. */
export const javaSource: Attack = {
  name: 'java-source',
  async run({ site, problemDisplayId, size }) {
    const answers = new AnswerCount();
    const count = size === 'full' ? 5 : 1;
    const judgings = Array.from({ length: count }, async (_, index) => {
      const attacker = await Person.register(site.url, addresses.attacker, `java-${size}-${index}`);
      const id = await attacker.submit(problemDisplayId, 'java', code);
      answers.add(`status ${await attacker.verdict(id, verdictMs)}`);
    });
    for (const judging of judgings) await judging.catch((error: unknown) => answers.add(String(error)));
    const expected = answers.of(new RegExp(`^status ${Status.COMPILE_ERROR}$`));
    return { answers: answers.all(), weakness: expected === count ? null : 'a source did not end as a compile error' };
  },
};
