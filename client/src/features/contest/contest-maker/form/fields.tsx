import { Box, Field, Grid, Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { Panel } from '../../../../components/panel.tsx';

/** A part of the form under a heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} p="4">
      <Heading as="h2" size="sm" id={id} mb="3">
        {title}
      </Heading>
      <Stack gap="3">{children}</Stack>
    </Panel>
  );
}

/** Fields beside each other where there is room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
      {children}
    </Grid>
  );
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly error?: string | null;
  readonly onValue: (value: Value) => void;
}

/** One of several, with its label. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  value,
  options,
  error = null,
  onValue,
}: ChoiceFieldProps<Value>) {
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>{label}</Field.Label>
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
