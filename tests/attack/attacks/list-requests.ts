import { Agent } from 'node:http';
import { addresses, AnswerCount, type Attack } from '../attack.types.ts';
import { codeOf, send } from '../loopback.ts';

const query = '{ problems(page: { page: 1, size: 30 }) { total items { id displayId title(language: "en-US") } } }';

/** Ordinary requests for a list, as many as the server answers. */
export const listRequests: Attack = {
  name: 'list-requests',
  async run({ site, size }) {
    const [connections, forMs] = size === 'full' ? [64, 30_000] : [8, 3_000];
    const answers = new AnswerCount();
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const endsAt = performance.now() + forMs;
    const work = async () => {
      while (performance.now() < endsAt) {
        answers.add(codeOf(await send(`${site.url}/graphql`, { from: addresses.attacker, agent, body: { query } })));
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    agent.destroy();
    const failed = answers.of(/^(no answer|500)|INTERNAL_SERVER_ERROR/);
    return { answers: answers.all(), weakness: failed > 0 ? `${failed} requests failed` : null };
  },
};
