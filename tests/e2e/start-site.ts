import { z } from 'zod';
import { startLocalProvider } from '../setup/local-provider.ts';
import { ask, until } from '../setup/site-api.ts';
import { startSite } from '../setup/site.ts';
import { startJudgeSite } from './judge-site.ts';
import { startJudgeSites } from './judge-sites.ts';
import { openSiteDatabase, siteData } from './site-database.ts';

/** Where the tests find the site; set by hand, it names one that runs already. */
export const siteUrlVariable = 'VERDICT_E2E_URL';

/** One site with the demo for the whole run. @returns how to stop it. */
export default async function start(): Promise<() => Promise<void>> {
  const given = process.env[siteUrlVariable];
  if (given !== undefined) {
    await askForCodes();
    return async () => {};
  }
  const provider = await startLocalProvider();
  const judgeProvider = await startLocalProvider({ isJudge: true });
  const judgeSite = await startJudgeSite();
  const judgeSites = await startJudgeSites();
  const { issuer, clientId, clientSecret } = provider;
  const site = await startSite({
    isDemoWanted: true,
    env: {
      OIDC_PROVIDERS: JSON.stringify([{ key: 'school', label: 'Our school', issuer, clientId, clientSecret }]),
      REMOTE_ORIGINS: JSON.stringify({ ...judgeSites.origins, HDU: judgeSite.origin }),
      REMOTE_OIDC_CLIENTS: JSON.stringify({ CF: { issuer: judgeProvider.issuer, clientId, clientSecret } }),
    },
  });
  provider.open(`${publicAddress(site.url)}/auth/oidc/school/callback`);
  provider.setCrowd();
  judgeProvider.open(`${publicAddress(site.url)}/auth/oidc/remote/CF/callback`);
  judgeProvider.setCrowd();
  const stop = async () => {
    await site.stop();
    await provider.stop();
    await judgeProvider.stop();
    await judgeSite.stop();
    await judgeSites.stop();
  };
  process.env[siteUrlVariable] = site.url;
  process.env[siteData] = site.dataFolder;
  try {
    await askForCodes();
    await untilDemoIsJudged(site.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The address the site says it is reached at: passkeys and providers are bound to it. */
export function publicAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}

/** No mail leaves the site; the tests read what would. */
async function askForCodes(): Promise<void> {
  const { db, close } = await openSiteDatabase();
  await db.siteSetting.upsert({
    where: { key: 'registerCode' },
    create: { key: 'registerCode', value: 'ALWAYS' },
    update: { value: 'ALWAYS' },
  });
  await close();
}

/** The demo comes in while the site serves already; afterwards nothing moves but what the tests do. */
async function untilDemoIsJudged(url: string): Promise<void> {
  await until('the demo to be loaded and judged', 120_000, async () => {
    const { submissions, pending, compiling, judging } = await ask({
      url,
      query: `{
        submissions(filter: { username: "student" }) { total }
        pending: submissions(filter: { status: 5 }) { total }
        compiling: submissions(filter: { status: 6 }) { total }
        judging: submissions(filter: { status: 7 }) { total }
      }`,
      data: z.object({ submissions: counted, pending: counted, compiling: counted, judging: counted }),
    });
    return submissions.total >= demoSubmissions && pending.total + compiling.total + judging.total === 0 ? true : null;
  });
}

const counted = z.object({ total: z.number() });
/** As many as the student of the demo has in languages that every machine of ours offers. */
const demoSubmissions = 12;
