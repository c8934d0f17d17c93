import { message } from '../intl/message.ts';
import type { MessageId, Text } from '../intl/use-text.ts';

/** What a request that failed comes to (specification, section 8). */
export interface Failure {
  /** A sentence of ours. */
  readonly text: { readonly id: MessageId };
  /** What the server wrote for the reader instead; null when it said nothing. */
  readonly told: string | null;
}

const forbidden = 403;
const notFound = 404;
/** What a proxy answers while the server is away. */
const unreachable: readonly unknown[] = [502, 503, 504];

/** Makes of any error what a reader is told. Bodies of the server's answers beyond the message are never shown. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { text: message({ id: 'error.server' }), told: null };
  if (error.name === 'TimeoutError') return { text: message({ id: 'error.timeout' }), told: null };
  if (error instanceof TypeError) return { text: message({ id: 'error.network' }), told: null };
  // Written by the server for whoever reads it, in their language.
  if (error.name === 'CombinedGraphQLErrors') {
    return {
      text: isNotFound(error) ? message({ id: 'error.notFound' }) : message({ id: 'error.server' }),
      told: error.message,
    };
  }
  const status = statusOf(error);
  if (unreachable.includes(status)) return { text: message({ id: 'error.network' }), told: null };
  if (status === notFound) return { text: message({ id: 'error.notFound' }), told: null };
  return { text: message({ id: 'error.server' }), told: null };
}

/** The sentence to show. */
export function failureText(t: Text, error: unknown): string {
  const { text, told } = failureOf(error);
  return told ?? t(text);
}

/** The server did not answer: what was sent may have arrived or not. */
export function isUnreachable(error: unknown): boolean {
  const { id } = failureOf(error).text;
  return id === 'error.network' || id === 'error.timeout';
}

/** The same may succeed later: the server cannot be reached, is under maintenance, or has had too many requests. */
export function isPassing(error: unknown): boolean {
  return isUnreachable(error) || isSiteClosed(error) || codesOf(error).includes('RATE_LIMITED');
}

/** The server says that the viewer may not: their roles may have changed since they were last asked. */
export function isForbidden(error: unknown): boolean {
  if (statusOf(error) === forbidden) return true;
  return codesOf(error).includes('FORBIDDEN');
}

/** The server asks to sign in. */
export function isUnauthenticated(error: unknown): boolean {
  return codesOf(error).includes('UNAUTHENTICATED');
}

/** The site is closed for a maintenance; the frame says so. */
export function isSiteClosed(error: unknown): boolean {
  return codesOf(error).includes('SITE_CLOSED');
}

/** What was asked for does not exist, or the viewer may not see it. */
export function isNotFound(error: unknown): boolean {
  return codesOf(error).some((code) => typeof code === 'string' && code.endsWith('_NOT_FOUND'));
}

/** What was asked for was removed; the error says by whom. */
export function isRemoved(error: unknown): boolean {
  return codesOf(error).includes('REMOVED_DISCUSSION_NOT_FOUND');
}

/** Codes of the errors that a GraphQL answer lists. */
function codesOf(error: unknown): readonly unknown[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors.map(
    (one: { readonly extensions?: Readonly<Record<string, unknown>> }) => one.extensions?.['code'],
  );
}

/** Of an answer that was no data at all. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : null;
}
