import type { MessageId } from '../intl/use-text.ts';

/** Limits of the specification, section 9; the server decides. */
export const maxUsername = 20;
export const maxPassword = 20;
/** Longest password that an account may have: generated ones are longer than those that people choose. */
export const maxGivenPassword = 25;
export const codeLength = 6;
export const maxCaptcha = 8;

/** A fault, as a key of the catalogues. */
export interface Fault {
  readonly id: MessageId;
}

/** A form's faults by field. */
export type Faults<Name extends string> = Partial<Record<Name, Fault>>;

/** Leaves out the fields without a fault. */
export function faultsOf<Name extends string>(faults: Readonly<Record<Name, Fault | null>>): Faults<Name> {
  // Only what has a fault is kept, under its own name.
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as Faults<Name>;
}
