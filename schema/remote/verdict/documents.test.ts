import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from './documents.ts';
import { verdict } from './verdict.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

const fixed = Object.entries(documents).flatMap(([name, document]) =>
  typeof document === 'string' ? [[name, document] as const] : [],
);

test.each([...fixed, ['resultsDocument', documents.resultsDocument(verdict.results.maxBatch)] as const])(
  '%s is one of the schema',
  (_name, document) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  },
);
