import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import type { SiteDatabase } from '../scenarios/site-database.ts';
import { until } from './site-api.ts';
import { end, launch, type Site } from './site.ts';

/** A judge beside the one of the site. */
export interface AnotherJudge {
  /** Name of its node. */
  readonly name: string;
  /** Ends it and throws its data away. */
  stop(): Promise<void>;
}

/** Starts `npm run judge` for a site, as on a machine of its own, with one slot. */
export async function startAnotherJudge(site: Site, database: SiteDatabase): Promise<AnotherJudge> {
  const token = newJudgeToken();
  const name = `judge-${randomUUID()}`;
  await database.rows('INSERT INTO judge_node (name, token_hash) VALUES ($1, $2)', [name, judgeTokenHash(token)]);
  const folder = await mkdtemp(join(tmpdir(), 'verdict-judge-'));
  let said = '';
  const command = launch(
    ['judge'],
    { VERDICT_URL: site.url, JUDGE_TOKEN: token, JUDGE_SLOTS: '1', VERDICT_DATA: folder },
    (text) => (said += text),
  );
  const stop = async (): Promise<void> => {
    await end(command);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until('another judge to be ready', 60_000, async () => (said.includes('Judging for') ? true : null));
  } catch (error) {
    await stop();
    throw new Error(`The judge did not come up. It said:\n${said}`, { cause: error });
  }
  return { name, stop };
}
