import { Box, chakra, Field, Flex, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { isMoment, MomentInput } from './moment-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { RequiredMark } from './required-mark.tsx';
import { lengthFault, TextLength } from './text-length.tsx';

export interface FormFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
  /** Good news or help, told while there is no fault. */
  readonly hint?: ReactNode;
  /** It must be filled in: marks the label, and tells screen readers. */
  readonly isRequired?: boolean;
  /** Makes it a field of so many lines. */
  readonly lines?: number;
  /**
   * Characters. One line takes no more; several lines take more and say by how much, so that nothing of a pasted text
   * is lost.
   */
  readonly maxLength?: number;
  /** One line takes more, too: a text, not a code or a number. */
  readonly takesMore?: boolean;
  /** Stands behind the input. */
  readonly beside?: ReactNode;
  readonly onValue: (value: string) => void;
}

/** A labelled field with its fault, or a hint, below it. */
export function FormField({
  label,
  value,
  error,
  hint = null,
  isRequired = false,
  lines,
  beside = null,
  maxLength,
  takesMore = lines !== undefined,
  onValue,
  ...input
}: FormFieldProps) {
  const t = useText();
  const max = takesMore ? maxLength : undefined;
  const fault = lengthFault(t, value, max) ?? error;
  return (
    <Field.Root invalid={fault !== null}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      <Flex gap="2" w="full" align="center">
        {lines === undefined && isMoment(input.type) ? (
          <MomentInput
            {...input}
            kind={input.type}
            value={value}
            onValue={onValue}
            {...(isRequired && { required: true })}
          />
        ) : lines === undefined && input.type === 'password' ? (
          <PasswordInput
            value={value}
            onChange={(event) => onValue(event.target.value)}
            maxLength={takesMore ? undefined : maxLength}
            {...(isRequired && { required: true })}
            {...input}
          />
        ) : lines === undefined ? (
          <Input
            size="sm"
            flex="1"
            minW="0"
            value={value}
            onChange={(event) => onValue(event.target.value)}
            maxLength={takesMore ? undefined : maxLength}
            {...(isRequired && { required: true })}
            {...input}
          />
        ) : (
          <Field.Context>
            {({ getTextareaProps }) => (
              <Lines
                {...getTextareaProps()}
                name={input.name}
                rows={lines}
                value={value}
                onChange={(event) => onValue(event.target.value)}
              />
            )}
          </Field.Context>
        )}
        {beside}
      </Flex>
      {/* Always there, since what comes in with its words is not read out; empty it takes no room. */}
      <Box fontSize="xs" color="fg.muted" aria-live="polite" _empty={{ mt: '-1' }}>
        {fault === null ? hint : null}
      </Box>
      {fault === null ? null : <Field.ErrorText>{fault}</Field.ErrorText>}
      <TextLength text={value} max={max} />
    </Field.Root>
  );
}

const Lines = chakra('textarea', {
  base: {
    flex: '1',
    minW: '0',
    px: '2.5',
    py: '1.5',
    textStyle: 'row',
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    resize: 'vertical',
    focusVisibleRing: 'inside',
    _invalid: { borderColor: 'red.solid' },
  },
});
