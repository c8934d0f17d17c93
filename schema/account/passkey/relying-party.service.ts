import type { Services } from '../../core/context.ts';
import { readMailSite } from '../mail/mail-server.service.ts';

/** The site as passkeys know it. */
export interface RelyingParty {
  readonly name: string;
  /** Domain the passkeys belong to. When it changes, none of them fits any more. */
  readonly id: string;
  /** Where pages must have asked from. */
  readonly origin: string;
}

/** The site by its public address; never by what a request says of itself. */
export async function readRelyingParty(services: Pick<Services, 'db' | 'secrets' | 'defaults'>): Promise<RelyingParty> {
  const { name, baseUrl } = await readMailSite(services);
  const { hostname, origin } = new URL(baseUrl);
  return { name, id: hostname, origin };
}
