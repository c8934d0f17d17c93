import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface TestFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null when nothing is. */
  readonly error?: string | null;
  readonly onValue: (value: string) => void;
}

/** A labelled field of several lines, as programs read them, with its fault beside it. */
export function TestField({ label, value, error = null, onValue }: TestFieldProps) {
  const id = useId();
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="xs" color="fg.muted">
        {label}
      </chakra.label>
      <Lines
        id={id}
        rows={3}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onValue(event.target.value)}
      />
      {error === null ? null : (
        <Box id={`${id}-error`} role="alert" color="red.fg" fontSize="xs">
          {error}
        </Box>
      )}
    </Box>
  );
}

const Lines = chakra('textarea', {
  base: {
    display: 'block',
    width: 'full',
    paddingInline: '2',
    paddingBlock: '1.5',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    fontFamily: 'mono',
    // Phones enlarge the page when a smaller field is focused.
    fontSize: { base: '1rem', md: '0.8125rem' },
    lineHeight: '1.25rem',
    whiteSpace: 'pre',
    overflow: 'auto',
    resize: 'vertical',
    minHeight: '2.25rem',
    focusVisibleRing: 'outside',
    _invalid: { borderColor: 'red.fg' },
  },
});
