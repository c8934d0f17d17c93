import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Icon } from './icon/icon.tsx';

interface ChoiceProps extends Omit<HTMLChakraProps<'div'>, 'onChange'> {
  /** What is chosen, for screen readers and on hover. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
  readonly size?: 'xs' | 'sm';
  readonly isInvalid?: boolean;
}

/** One of several, as the browser's own list: quick by keyboard, at home on phones. */
export function Choice({ label, value, options, onChange, size = 'sm', isInvalid = false, ...rest }: ChoiceProps) {
  return (
    <chakra.div position="relative" display="inline-flex" minW="0" {...rest}>
      <Field
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        title={label}
        value={value}
        height={size === 'sm' ? 'control' : '8'}
        fontSize={size === 'sm' ? 'sm' : 'xs'}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Field>
      <chakra.span
        position="absolute"
        insetEnd="2"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon name="chevronDown" size="3.5" />
      </chakra.span>
    </chakra.div>
  );
}

const Field = chakra('select', {
  base: {
    appearance: 'none',
    width: 'full',
    paddingInlineStart: '3',
    paddingInlineEnd: '7',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    textOverflow: 'ellipsis',
    cursor: 'button',
    focusVisibleRing: 'outside',
    '@media (pointer: coarse)': { minHeight: '2.5rem' },
    '& option': { bg: 'bg.panel', color: 'fg' },
  },
});
