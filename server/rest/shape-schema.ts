import { type Shape, isOptionalShape } from './contract.ts';

/** A JSON schema, as far as the description of the API needs it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const words: readonly (readonly [RegExp, JsonSchema])[] = [
  [/^int\b/, { type: 'integer' }],
  [/^(bool|true)\b/, { type: 'boolean' }],
  [/^datetime\b/, { type: 'string', format: 'date-time' }],
  [/^string YYYY-MM-DD/, { type: 'string', format: 'date' }],
  [/^(string|default\|)/, { type: 'string' }],
];

/** The JSON schema of a shape of the contract. Every field may be null. */
export function jsonSchemaOf(shape: Shape): JsonSchema {
  if (shape === null || shape === 'null') return { type: 'null' };
  if (typeof shape === 'string') return orNull(words.find(([pattern]) => pattern.test(shape))?.[1] ?? {});
  if (typeof shape === 'number' || typeof shape === 'boolean') return { const: shape };
  if (isList(shape)) return orNull({ type: 'array', items: shape[0] === undefined ? {} : jsonSchemaOf(shape[0]) });
  if ('oneOf' in shape && isList(shape.oneOf)) return { anyOf: shape.oneOf.map(jsonSchemaOf) };
  return orNull(objectSchema(shape));
}

function objectSchema(shape: { readonly [field: string]: Shape }): JsonSchema {
  const fields = Object.entries(shape);
  const values = fields.find(([field]) => field.startsWith('*'))?.[1];
  const named = fields.filter(([field]) => !field.startsWith('*'));
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([field, fieldShape]) => [field, jsonSchemaOf(fieldShape)])),
    required: named.filter(([, fieldShape]) => !isOptionalShape(fieldShape)).map(([field]) => field),
    ...(values === undefined ? {} : { additionalProperties: jsonSchemaOf(values) }),
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema['type'] === 'string' ? { ...schema, type: [schema['type'], 'null'] } : schema;
}

function isList(shape: unknown): shape is readonly Shape[] {
  return Array.isArray(shape);
}
