import { afterAll, vi } from 'vitest';

/** Test files share a worker, but not the state of the client's modules (its clock, stores, caches). */
afterAll(() => void vi.resetModules());
