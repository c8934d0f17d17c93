import { faultsOf, maxUsername, type Faults } from '../../../../lib/form/entrance-fields.ts';
import { message } from '../../../../lib/intl/message.ts';

/** As the server limits them. */
const maxAccounts = 2_000;
const passwordLength = { min: 6, max: 25 } as const;

/** The form for generated accounts as it is typed. */
type GenerationField = 'prefix' | 'suffix' | 'from' | 'to' | 'passwordLength';
type GenerationValues = Readonly<Record<GenerationField, string>>;

/** What is wrong with the form (specification, section 5, "Generated users"). */
export function generationFaults({
  prefix,
  suffix,
  from,
  to,
  passwordLength: length,
}: GenerationValues): Faults<GenerationField> {
  const [first, last] = [wholeNumber(from), wholeNumber(to)];
  const letters = wholeNumber(length);
  return faultsOf({
    prefix: `${prefix}${last ?? ''}${suffix}`.length > maxUsername ? message({ id: 'users.fault.nameLong' }) : null,
    from: first === null ? message({ id: 'users.fault.number' }) : null,
    to:
      last === null
        ? message({ id: 'users.fault.number' })
        : first !== null && last < first
          ? message({ id: 'users.fault.endBeforeStart' })
          : first !== null && last - first >= maxAccounts
            ? message({ id: 'users.fault.tooMany' })
            : null,
    passwordLength:
      letters === null || letters < passwordLength.min || letters > passwordLength.max
        ? message({ id: 'users.fault.passwordLength' })
        : null,
  });
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/u.test(text.trim()) ? Number(text) : null;
}

/** First and last name that the form makes; null: it is not right yet. */
export function generatedNames(values: GenerationValues): readonly [string, string] | null {
  if (Object.keys(generationFaults(values)).length > 0) return null;
  const { prefix, suffix, from, to } = values;
  return [`${prefix}${Number(from)}${suffix}`, `${prefix}${Number(to)}${suffix}`];
}
