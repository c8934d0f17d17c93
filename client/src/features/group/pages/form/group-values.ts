import { faultsOf, type Fault, type Faults } from '../../../../lib/form/entrance-fields.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { GroupForm_GroupFragment } from './group-form.generated.ts';

/** Bounds in characters (specification, section 5); the server decides. */
export const bounds = {
  name: { min: 5, max: 25 },
  shortName: { min: 5, max: 10 },
  brief: { min: 5, max: 50 },
  description: { min: 5, max: 1_000 },
} as const;
export const codeLength = 6;

export const groupFields = ['name', 'shortName', 'brief', 'description', 'access', 'code', 'isVisible'] as const;
export type GroupField = (typeof groupFields)[number];
type Values = Readonly<Record<GroupField, string>>;

/** The form of a stored group; null: of a new one. */
export function valuesOf(group: GroupForm_GroupFragment | null): Values {
  return {
    name: group?.name ?? '',
    shortName: group?.shortName ?? '',
    brief: group?.brief ?? '',
    description: group?.description ?? '',
    access: group?.access ?? 'PUBLIC',
    code: group?.code ?? '',
    isVisible: String(group?.isVisible ?? true),
  };
}

/** What the fields are called where a sentence names them. */
export const fieldNames = {
  name: message({ id: 'group.name' }),
  shortName: message({ id: 'group.shortName' }),
  brief: message({ id: 'group.brief' }),
  description: message({ id: 'group.description' }),
  access: message({ id: 'group.access' }),
  code: message({ id: 'group.code' }),
  isVisible: message({ id: 'group.visibility' }),
} as const satisfies Record<GroupField, unknown>;

/** What is wrong with the names of a group; null: nothing. */
export function nameFaults({ name, shortName }: Pick<Values, 'name' | 'shortName'>) {
  return {
    name: fits(name, bounds.name) ? null : message({ id: 'group.fault.name' }),
    shortName: fits(shortName, bounds.shortName) ? null : message({ id: 'group.fault.shortName' }),
  };
}

/** Does anybody need the code? Applications to private groups do, and nobody outside applies to a hidden one. */
export function needsCode({ access, isVisible }: Pick<Values, 'access' | 'isVisible'>): boolean {
  return access === 'PRIVATE' && isVisible === 'true';
}

/** What is wrong with the form. */
export function groupFaults(values: Values): Faults<GroupField> {
  const { brief, description, code, ...names } = values;
  return faultsOf({
    ...nameFaults(names),
    brief: fits(brief, bounds.brief) ? null : message({ id: 'group.fault.brief' }),
    description: fits(description, bounds.description) ? null : message({ id: 'group.fault.description' }),
    access: null,
    code: needsCode(values) ? codeFault(code) : null,
    isVisible: null,
  });
}

/** What is wrong with a code. */
export function codeFault(code: string): Fault | null {
  return code.trim().length === codeLength ? null : message({ id: 'group.fault.code' });
}

function fits(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}

/** What the server is sent of a new group. */
export function inputOf(values: Values) {
  const { access, code, isVisible, ...texts } = values;
  const chosen: GroupForm_GroupFragment['access'] = access === 'PROTECTED' || access === 'PRIVATE' ? access : 'PUBLIC';
  return { ...texts, access: chosen, code: needsCode(values) ? code.trim() : null, isVisible: isVisible === 'true' };
}

/** What a form was filled in over, by the version that its draft keeps. */
export function basisOf(version: string | undefined): ReturnType<typeof inputOf> | null {
  if (version === undefined) return null;
  const saved = JSON.parse(version) as Values;
  // A group may have a code that it does not ask for.
  return { ...inputOf(saved), code: saved.code === '' ? null : saved.code };
}

/** Names the values that a form starts from. */
export function versionOf(values: Values): string {
  return JSON.stringify(values);
}

/** What the server is sent of a stored group: what was changed here alone, so that changes made elsewhere stay. */
export function changesOf(saved: Values, values: Values): Partial<ReturnType<typeof inputOf>> {
  const input = Object.entries(inputOf(values));
  return Object.fromEntries(input.filter(([field]) => saved[field as GroupField] !== values[field as GroupField]));
}
