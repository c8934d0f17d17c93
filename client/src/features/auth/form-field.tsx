import { Field, Input, type InputProps } from '@chakra-ui/react';

interface FormFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
  readonly onValue: (value: string) => void;
}

/** A labelled field with its fault beside it. */
export function FormField({ label, value, error, onValue, ...input }: FormFieldProps) {
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>{label}</Field.Label>
      <Input size="sm" value={value} onChange={(event) => onValue(event.target.value)} {...input} />
      {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
