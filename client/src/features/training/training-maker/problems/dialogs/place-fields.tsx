import { ChoiceField } from '../../../../../components/form/choice-field.tsx';
import { FormField, type FormFieldProps } from '../../../../../components/form/form-field.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { isRank } from '../../form/values.ts';

type Field = Pick<FormFieldProps, 'value' | 'error' | 'onValue'>;

interface DisplayIdFieldProps {
  readonly field: Field;
}

/** How a training names a problem. */
export function DisplayIdField({ field }: DisplayIdFieldProps) {
  const t = useText();
  return (
    <FormField
      label={t({ id: 'trainings.displayId' })}
      hint={t({ id: 'trainings.displayIdHint' })}
      isRequired
      maxLength={50}
      autoComplete="off"
      {...field}
    />
  );
}

interface RankFieldProps {
  readonly field: Field;
  readonly hint: string;
  /** May it be empty? */
  readonly isOptional?: boolean;
}

/** The place of a problem in a list without sections. */
export function RankField({ field, hint, isOptional = false }: RankFieldProps) {
  const t = useText();
  return (
    <FormField
      label={t({ id: 'trainings.rank' })}
      hint={hint}
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      {...field}
      error={
        isRank(field.value) || (isOptional && field.value.trim() === '')
          ? field.error
          : t({ id: 'trainings.fault.rank' })
      }
    />
  );
}

interface SectionFieldProps {
  readonly field: Field;
  /** With the one before all sections, whose id is empty. */
  readonly sections: readonly (readonly [id: string, title: string])[];
}

/** The section that a problem goes to. */
export function SectionField({ field, sections }: SectionFieldProps) {
  const t = useText();
  return <ChoiceField label={t({ id: 'trainings.section' })} options={sections} {...field} />;
}
