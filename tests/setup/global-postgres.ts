import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL of this run; test files use their own database, see `worker-database.ts`. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run (vitest calls this once before and the returned function once after). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
