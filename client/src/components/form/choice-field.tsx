import { Box, Field } from '@chakra-ui/react';
import { Choice } from '../choice.tsx';
import { RequiredMark } from './required-mark.tsx';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly error?: string | null;
  readonly onValue: (value: Value) => void;
}

/** One of several, with its label and what is wrong with it. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  isRequired = false,
  value,
  options,
  error = null,
  onValue,
}: ChoiceFieldProps<Value>) {
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      <Choice
        w="full"
        label={label}
        value={value}
        options={options}
        isInvalid={error !== null}
        onChange={(chosen) => {
          const option = options.find(([known]) => known === chosen);
          if (option !== undefined) onValue(option[0]);
        }}
      />
      {hint === undefined ? null : (
        <Box fontSize="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
