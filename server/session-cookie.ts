import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/*
 * How this works: the session cookie authenticates requests that cannot send a header, which are plain links, images
 * and the upload widgets of old clients. A browser also adds it to requests that other sites and texts of users make,
 * so a route names what it opens to the cookie: a GET that only reads, or an upload, which must come from a page of
 * this site. Every other route needs the token in the Authorization header.
 */

/** Carries the session for calls that cannot send a header (REST contract, "Cookie needed"). */
export const sessionCookie = 'verdict_session';
/** The only paths the cookie is sent to and accepted on. */
export const cookiePaths = ['/api/file', '/api/public'] as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the session cookie authenticates on this route; nothing if left out. */
    readonly sessionCookie?: 'read' | 'upload';
  }
}

/** The token of the session cookie, where the route accepts it; null otherwise. */
export function cookieTokenOf(request: FastifyRequest): string | null {
  if (!cookiePaths.some((path) => request.url.startsWith(`${path}/`))) return null;
  const { sessionCookie: accepted } = request.routeOptions.config;
  const isRead = accepted === 'read' && (request.method === 'GET' || request.method === 'HEAD');
  const isUpload = accepted === 'upload' && request.method === 'POST' && isFromOwnPage(request);
  return isRead || isUpload ? (request.cookies[sessionCookie] ?? null) : null;
}

/**
 * Sent by a page of this site? Browsers name the sender by Sec-Fetch-Site, and by Origin alone where the site has no
 * TLS.
 */
function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const [site, { origin }] = [headers['sec-fetch-site'], headers];
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Loaded by a browser as anything but a call of a page of this site: as an image, a frame, a link or by another site.
 */
export function isLoadedElsewhere({ headers }: FastifyRequest): boolean {
  const [site, destination] = [headers['sec-fetch-site'], headers['sec-fetch-dest']];
  return (site !== undefined && site !== 'same-origin') || (destination !== undefined && destination !== 'empty');
}
