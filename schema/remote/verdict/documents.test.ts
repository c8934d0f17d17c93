import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from './documents.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

const fixed = Object.entries(documents).flatMap(([name, document]) =>
  typeof document === 'string' ? [[name, document] as const] : [],
);

const several = [
  ['resultsDocument', documents.resultsDocument(documents.mostAtOnce)],
  ['displayIdsDocument', documents.displayIdsDocument(documents.mostAtOnce)],
] as const;

test.each([...fixed, ...several])('%s is one of the schema', (_name, document) => {
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
});
