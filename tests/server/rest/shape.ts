import { type Shape, isOptionalShape } from '@verdict/server/rest/contract.ts';

/** Checks answers against shapes of the contract. */

/** What is wrong, each with its place; empty when the answer fits. */
export function shapeFaults(value: unknown, shape: Shape, place = 'data'): string[] {
  if (shape === null || shape === 'null') return value === null ? [] : [`${place} must be null`];
  if (value === null) return [];
  if (typeof shape === 'string') return wordFaults(value, shape, place);
  if (typeof shape === 'number' || typeof shape === 'boolean')
    return value === shape ? [] : [`${place} must be ${shape}`];
  if (isList(shape)) return listFaults(value, shape, place);
  if ('oneOf' in shape && isList(shape.oneOf)) {
    const options = shape.oneOf.map((option) => shapeFaults(value, pageOfKind(option) ?? option, place));
    return options.some((faults) => faults.length === 0) ? [] : (options.at(-1) ?? []);
  }
  return objectFaults(value, shape, place);
}

function isList(shape: unknown): shape is readonly Shape[] {
  return Array.isArray(shape);
}

/**
 * The page of an option that says which kind of request answers it, such as `{ type: 0, page }`; undefined for others.
 */
function pageOfKind(option: Shape): Shape | undefined {
  if (typeof option !== 'object' || option === null || isList(option) || !('page' in option)) return undefined;
  const { page, ...kind } = option;
  return Object.values(kind).every((value) => typeof value === 'number') ? page : undefined;
}

function listFaults(value: unknown, shape: readonly Shape[], place: string): string[] {
  if (!Array.isArray(value)) return [`${place} must be a list`];
  const [element] = shape;
  return element === undefined ? [] : value.flatMap((item, index) => shapeFaults(item, element, `${place}[${index}]`));
}

function objectFaults(value: unknown, shape: { readonly [field: string]: Shape }, place: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${place} must be an object`];
  const record = new Map(Object.entries(value));
  return Object.entries(shape).flatMap(([field, fieldShape]) => {
    if (field.startsWith('*'))
      return [...record].flatMap(([key, item]) => shapeFaults(item, fieldShape, `${place}.${key}`));
    if (!record.has(field)) return isOptionalShape(fieldShape) ? [] : [`${place}.${field} is missing`];
    return shapeFaults(record.get(field), fieldShape, `${place}.${field}`);
  });
}

const wordChecks: readonly (readonly [RegExp, (value: unknown) => boolean])[] = [
  [/^any\b/, () => true],
  [/^binary$/, (value) => value instanceof Uint8Array && value.length > 0],
  [/^int\b/, (value) => Number.isSafeInteger(value)],
  [/^bool\b/, (value) => typeof value === 'boolean'],
  [/^true\b/, (value) => value === true],
  [
    /^datetime\b/,
    (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|\+00:00)$/.test(value),
  ],
  [/^string YYYY-MM-DD/, (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)],
  [/^string\b/, (value) => typeof value === 'string'],
  [/^default\|/, (value) => typeof value === 'string'],
];

function wordFaults(value: unknown, words: string, place: string): string[] {
  const check = wordChecks.find(([pattern]) => pattern.test(words));
  if (!check) return [`${place}: the contract's "${words}" is not understood`];
  return check[1](value) ? [] : [`${place} must be ${words}, but is ${JSON.stringify(value)}`];
}
