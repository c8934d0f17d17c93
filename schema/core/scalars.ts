import { GraphQLError } from 'graphql';
import { readInstant } from './instant.ts';
import type { PothosBuilder } from './schema-types.ts';
import type { SettingScalar } from './settings/setting-guide.ts';

/** @throws GraphQLError for anything that is no ISO 8601 text with a zone. */
function parseInstant(value: unknown): Date {
  const instant = readInstant(value);
  if (instant !== null) return instant;
  throw new GraphQLError('DateTime must be an ISO 8601 text with a zone, such as 2026-01-31T08:00:00.000Z.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** @throws GraphQLError for anything that is no boolean, whole number or text. */
function parseSetting(value: unknown): SettingScalar {
  if (typeof value === 'boolean' || typeof value === 'string' || Number.isSafeInteger(value))
    return value as SettingScalar;
  throw new GraphQLError('SettingValue must be a boolean, a whole number or a text.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Registers the scalars of the product on a builder. */
export function addScalars(builder: PothosBuilder): void {
  builder.scalarType('DateTime', {
    description: 'An instant: ISO 8601 in UTC with milliseconds, such as 2026-01-31T08:00:00.000Z.',
    serialize: (value) => value.toISOString(),
    parseValue: parseInstant,
  });
  builder.scalarType('SettingValue', {
    description: 'Value of a site setting: a boolean, a whole number or a text, as its kind says.',
    serialize: (value) => value,
    parseValue: parseSetting,
  });
  builder.scalarType('JudgeJson', {
    description: 'A message between server and judge, as judge/protocol defines it.',
    serialize: (value) => value,
    // Whoever takes one parses it with the zod type of judge/protocol.
    parseValue: (value) => value,
  });
}
