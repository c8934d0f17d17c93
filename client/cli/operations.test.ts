import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from './operations.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'));

test.each(Object.entries(operations))('%s fits the schema of the site', (_name, { query }) => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});
