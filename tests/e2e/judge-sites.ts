import { startAtCoderStandIn } from '../stand-ins/atcoder/atcoder-stand-in.ts';
import { startCodeforcesStandIn } from '../stand-ins/codeforces/codeforces-stand-in.ts';
import { startLibreojStandIn } from '../stand-ins/libreoj/libreoj-stand-in.ts';
import { startPojStandIn } from '../stand-ins/poj/poj-stand-in.ts';
import { startSpojStandIn } from '../stand-ins/spoj/spoj-stand-in.ts';

/** The account of the site at POJ. */
export const pojAccount = { username: 'robot', password: 'password-of-the-robot' } as const;

/** The session of a user at AtCoder. */
export const atCoderSession = { username: 'chokudai', value: 'session-of-chokudai' } as const;

/** Judges beside the one that has a page for people. */
interface JudgeSites {
  /** By the keys of the judges. */
  readonly origins: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** How exact their clocks are, in ms. */
const tickMs = 200;

/** All judges, by the real clock; SPOJ asks programs for a person. Codeforces lets them read, as few addresses may. */
export async function startJudgeSites(): Promise<JudgeSites> {
  const judges = {
    POJ: await startPojStandIn(new Map([[pojAccount.username, pojAccount.password]])),
    AC: await startAtCoderStandIn(new Map([[atCoderSession.username, atCoderSession.value]])),
    CF: await startCodeforcesStandIn({ handles: [], isOpen: true }),
    GYM: await startCodeforcesStandIn({ handles: [], isOpen: true }),
    LIBRE: await startLibreojStandIn(new Map()),
    SPOJ: await startSpojStandIn(new Map()),
  };
  const all = Object.values(judges);
  const ticking = setInterval(() => {
    for (const { clock } of all) clock.advance(Date.now() - clock.now().getTime());
  }, tickMs);
  return {
    origins: Object.fromEntries(Object.entries(judges).map(([key, { origin }]) => [key, origin])),
    async stop() {
      clearInterval(ticking);
      for (const judge of all) await judge.stop();
    },
  };
}
