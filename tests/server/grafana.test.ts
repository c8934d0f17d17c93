import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

test('every metric of the Grafana dashboard is served by /metrics', async () => {
  const dashboard = readFileSync(new URL('../../docs/grafana/verdict.json', import.meta.url), 'utf8');
  const named = new Set(dashboard.match(/\b(?:verdict|process|nodejs)_[a-z0-9_]+/g));
  const server = await startTestServer();
  const text = await (await fetch(`${server.url}/metrics`)).text();
  await server.stop();
  const kinds = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name, kind]));
  const missing = [...named].filter(
    (name) => !kinds.has(name) && kinds.get(name.replace(/_(?:bucket|count|sum)$/, '')) !== 'histogram',
  );
  expect(named.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
