import { expect, test } from 'vitest';
import { parseXml } from './xml.ts';

test.each<[string, string]>([
  ['nested thousands deep', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
  ['that is never closed', '<a>'.repeat(100_000)],
  ['with entities of its own', '<!DOCTYPE r [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><r>&b;</r>'],
  ['with an entity from elsewhere', '<!DOCTYPE r SYSTEM "file:///etc/passwd"><r/>'],
  ['with names of JavaScript', '<r><__proto__><polluted>1</polluted></__proto__></r>'],
])('a document %s is refused', (_what, xml) => {
  expect(parseXml(xml)).toBeNull();
});
