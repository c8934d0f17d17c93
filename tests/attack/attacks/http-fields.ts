import { addresses, AnswerCount, type Attack } from '../attack.types.ts';
import { codeOf, repeat, send } from '../loopback.ts';

/** One field 400 times over: 7 kB that took 0.2 s to validate. */
const query = `{ ${'problem(id: 1) { id } '.repeat(400)}}`;

/** Queries that are dear to validate, by HTTP. */
export const httpFields: Attack = {
  name: 'http-fields',
  async run({ site, size }) {
    const answers = new AnswerCount();
    await repeat(size === 'full' ? 1_000 : 60, 16, async () => {
      answers.add(codeOf(await send(`${site.url}/graphql`, { from: addresses.attacker, body: { query } })));
    });
    const taken = answers.of(/ ok$/);
    if (answers.of(/^(no answer|5\d\d)/) > 0) return { answers: answers.all(), weakness: 'a request was not answered' };
    return { answers: answers.all(), weakness: taken > 0 ? `${taken} of these queries were run` : null };
  },
};

/** Twenty unknown names in 900 characters, and never the same query twice: 20 ms each while names were suggested. */
const wrongQuery = (number: number) =>
  `query q${number}(` +
  Array.from({ length: 20 }, (_, at) => `$v${at}: UnknownInputOfQuery${number}`).join(', ') +
  ') { id }';

/** Queries that are wrong in ever new ways, by HTTP. */
export const wrongQueries: Attack = {
  name: 'wrong-queries',
  async run({ site, size }) {
    const answers = new AnswerCount();
    const [count, connections] = size === 'full' ? [20_000, 200] : [300, 16];
    let number = 0;
    await repeat(count, connections, async () => {
      number += 1;
      answers.add(
        codeOf(await send(`${site.url}/graphql`, { from: addresses.attacker, body: { query: wrongQuery(number) } })),
      );
    });
    if (answers.of(/^(no answer|5\d\d)/) > 0) return { answers: answers.all(), weakness: 'a request was not answered' };
    const isCharged = size === 'small' || answers.of(/^429/) > 0;
    return { answers: answers.all(), weakness: isCharged ? null : 'their validation was not charged' };
  },
};
