import { chakra, Field, Input, InputGroup, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { FieldFrame } from './field-frame.tsx';

interface TextInputProps extends Omit<InputProps, 'onChange' | 'value'> {
  readonly path: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** Stands before what is typed, and is no part of it. */
  readonly before?: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const addonLook = {
  px: '3',
  borderWidth: '1px',
  borderRadius: 'l2',
  bg: 'bg.muted',
  color: 'fg.muted',
  textStyle: 'row',
} as const;

/** One line of text. */
export function TextInput({ path, label, hint, isRequired = false, before, value, onValue, ...input }: TextInputProps) {
  return (
    <FieldFrame path={path} label={label} hint={hint} isRequired={isRequired}>
      <InputGroup startAddon={before} startAddonProps={addonLook}>
        <Input
          size="sm"
          name={path}
          aria-required={isRequired}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...input}
        />
      </InputGroup>
    </FieldFrame>
  );
}

interface ChoiceInputProps<Value extends string> {
  readonly path: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onValue: (value: Value) => void;
}

/** One of several. */
export function ChoiceInput<Value extends string>({
  path,
  label,
  hint,
  value,
  options,
  onValue,
}: ChoiceInputProps<Value>) {
  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <Choice
        w="full"
        label={label}
        value={value}
        options={options}
        onChange={(chosen) => {
          const option = options.find(([known]) => known === chosen);
          if (option !== undefined) onValue(option[0]);
        }}
      />
    </FieldFrame>
  );
}

interface TextAreaInputProps {
  readonly path: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly rows?: number;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Lines of data or code, as they are. */
export function TextAreaInput({ path, label, hint, rows = 4, value, onValue }: TextAreaInputProps) {
  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <Field.Context>
        {({ getTextareaProps }) => (
          <TextArea
            {...getTextareaProps()}
            name={path}
            rows={rows}
            spellCheck={false}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        )}
      </Field.Context>
    </FieldFrame>
  );
}

/** Lines in the font of code. */
const TextArea = chakra('textarea', {
  base: {
    width: 'full',
    px: '2.5',
    py: '1.5',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    resize: 'vertical',
    focusVisibleRing: 'inside',
    _invalid: { borderColor: 'red.solid' },
  },
});
