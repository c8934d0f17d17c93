import type { RemoteAdapter } from '../core/adapter.ts';

/** Can the site read runs of others, and their results, as a visitor? */
export function isReadable({ runs, results }: Pick<RemoteAdapter, 'runs' | 'results'>): boolean {
  return runs?.session === 'NONE' && results.session === 'NONE';
}
