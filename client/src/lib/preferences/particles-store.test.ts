import { expect, test } from 'vitest';
import { hasParticlesAt } from './particles-store.ts';

test.each(['/problem', '/contest/1', '/admin', '/admin/user', '/status', '/scrollBoard'])(
  'no dots drift at %s',
  (path) => {
    expect(hasParticlesAt(path)).toBe(false);
  },
);
