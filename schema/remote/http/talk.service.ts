import type { Services } from '../../core/context.ts';
import { siteAddress } from '../../core/settings/site-address.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { JudgeHttp } from './judge-http.ts';
import { JudgeSession } from './judge-session.ts';

declare module '../../core/context.ts' {
  interface SiteDefaults {
    /** Addresses of remote judges, by their keys, where they are not those of the product. */
    readonly remoteOrigins?: Readonly<Record<string, string>>;
  }
}

/** Address of a judge, or of its stand-in. */
export function originOf(
  { defaults }: Pick<Services, 'defaults'>,
  { key, origin }: Pick<RemoteAdapter['info'], 'key' | 'origin'>,
): string {
  return defaults.remoteOrigins?.[key] ?? origin;
}

/** Name of the client in `robots.txt`. */
export const robotName = 'Verdict';

/** Who the client says it is, and whom its judges may write to. */
export async function userAgentOf({ db, defaults }: Pick<Services, 'db' | 'defaults'>): Promise<string> {
  const settings = await readSettings(db, ['baseUrl', 'contactMail']);
  const site = `+${siteAddress(settings, defaults)}`;
  return `${robotName}/0.1 (${settings.contactMail === '' ? site : `${site}; ${settings.contactMail}`})`;
}

/** With which session, and until when requests may be made. */
interface TalkOptions {
  readonly session?: JudgeSession;
  readonly deadline?: Date | null;
  /** As of JudgeHttpOptions. */
  readonly isAllowed?: ((url: URL) => boolean) | undefined;
}

/** Begins a conversation with a judge, as a visitor unless a session is given. */
export async function talkTo(
  { db, web, host, defaults }: Pick<Services, 'db' | 'web' | 'host' | 'defaults'>,
  { info }: Pick<RemoteAdapter, 'info'>,
  { session = new JudgeSession(), deadline = null, isAllowed }: TalkOptions = {},
): Promise<JudgeHttp> {
  return new JudgeHttp({
    web,
    info,
    origin: originOf({ defaults }, info),
    session,
    userAgent: await userAgentOf({ db, defaults }),
    clock: () => host.clock(),
    deadline,
    isAllowed,
  });
}
