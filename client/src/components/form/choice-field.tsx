import { Box, Field } from '@chakra-ui/react';
import { Choice } from '../choice.tsx';
import { RequiredMark } from './required-mark.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly error: string | null;
  readonly onValue: (value: string) => void;
}

/** One of several, with its label and what is wrong with it. */
export function ChoiceField({ label, hint, isRequired = false, value, options, error, onValue }: ChoiceFieldProps) {
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      <Choice w="full" label={label} value={value} options={options} isInvalid={error !== null} onChange={onValue} />
      {hint === undefined ? null : (
        <Box fontSize="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
