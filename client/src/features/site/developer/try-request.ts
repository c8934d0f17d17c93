import { tokenStore } from '../../../lib/session/token-store.ts';

/** What came back. */
export interface TriedAnswer {
  readonly isOk: boolean;
  /** HTTP status. */
  readonly status: number;
  readonly durationMs: number;
  /** Indented when it is JSON. */
  readonly text: string;
}

/** Sends a GraphQL document as whoever is signed in. @throws when the server cannot be reached. */
export function tryGraphql(query: string, locale: string): Promise<TriedAnswer> {
  return send(
    '/graphql',
    { method: 'POST', body: JSON.stringify({ query }), headers: { 'Content-Type': 'application/json' } },
    locale,
  );
}

/** Calls a path of the REST layer by GET. @throws when the server cannot be reached. */
export function tryRest(path: string, locale: string): Promise<TriedAnswer> {
  return send(path.startsWith('/api/') ? path : `/api/${path}`, {}, locale);
}

async function send(path: string, init: RequestInit, locale: string): Promise<TriedAnswer> {
  const token = tokenStore.get();
  const begin = performance.now();
  const response = await fetch(path, {
    ...init,
    headers: { ...init.headers, locale, ...(token === null ? {} : { Authorization: token }) },
  });
  const text = await response.text();
  return {
    isOk: response.ok,
    status: response.status,
    durationMs: Math.round(performance.now() - begin),
    text: indented(text),
  };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The same request for a terminal. */
export function curlOf(kind: 'graphql' | 'rest', request: string, origin: string): string {
  const token = "-H 'Authorization: TOKEN'";
  if (kind === 'rest') return `curl ${token} '${origin}${request}'`;
  const body = JSON.stringify({ query: request.replaceAll(/\s+/g, ' ') }).replaceAll("'", String.raw`'\''`);
  return `curl ${token} -H 'Content-Type: application/json' \\\n  -d '${body}' '${origin}/graphql'`;
}
