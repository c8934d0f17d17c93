import { z } from 'zod';

const scalar = z.union([z.string(), z.number()], { error: 'it must be a number or a text' });

/** `constants`: a value, or a map with `value` and other spellings of it. */
export const constantsSchema = z.record(
  z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]*$/u, 'names of constants consist of letters, digits and underscores'),
  z.union([scalar, z.looseObject({ value: scalar }).catchall(scalar)], {
    error: 'it must be a number, a text, or a map with "value"',
  }),
);

/** Constants by what stands between the braces of `{{name}}` or `{{name.variant}}`. */
export function constantsOf(raw: z.infer<typeof constantsSchema>): Record<string, string> {
  const constants: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'object') {
      constants[name] = String(value);
      constants[`${name}.value`] = String(value);
      continue;
    }
    constants[name] = String(value.value);
    for (const [variant, spelling] of Object.entries(value)) constants[`${name}.${variant}`] = String(spelling);
  }
  return constants;
}

const constantSequence = /\{\{([a-zA-Z_][a-zA-Z0-9_]*(?:\.[a-zA-Z0-9_]+)?)\}\}/gu;

/** Puts the values of constants in their places; others stay as they are and are named in `unknown`. */
export function replaceConstants(
  source: string,
  constants: Readonly<Record<string, string>>,
): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const text = source.replaceAll(constantSequence, (sequence, name: string) => {
    const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
    if (value === undefined) unknown.add(name);
    return value ?? sequence;
  });
  return { text, unknown: [...unknown] };
}
