import { Box, Field } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { RequiredMark } from '../../../../components/form/required-mark.tsx';
import { useProblemForm } from './form-context.ts';

interface FieldFrameProps {
  /** As the server names the field. */
  readonly path: string;
  readonly label: string;
  /** Help, told while there is no fault. */
  readonly hint?: ReactNode;
  /** It cannot be left out. */
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

const focusable = 'input:not([type="hidden"]), textarea, select, [role="textbox"], button';

/** A labelled field with its fault below it. It takes the focus when the form asks for it. */
export function FieldFrame({ path, label, hint = null, isRequired = false, children }: FieldFrameProps) {
  const { fault, touch } = useProblemForm();
  const frame = useWantedFocus(path);
  const error = fault(path);
  return (
    <Field.Root ref={frame} invalid={error !== null} onBlur={() => touch(path)}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      {children}
      {error === null && hint !== null ? (
        <Field.HelperText fontSize="xs" color="fg.muted">
          {hint}
        </Field.HelperText>
      ) : null}
      {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}

/** A fault in words; announced, since it may come while another field has the focus. */
export function FaultText({ id, children }: { readonly id?: string; readonly children: string | null }) {
  return (
    <Box id={id} fontSize="xs" color="fg.error" aria-live="polite" _empty={{ display: 'none' }}>
      {children}
    </Box>
  );
}

/** The element to put the field's controls into: its first one is focused when the form asks for the field. */
export function useWantedFocus(path: string) {
  const { wanted } = useProblemForm();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted?.path !== path || frame.current === null) return;
    (frame.current.querySelector<HTMLElement>(focusable) ?? frame.current).focus();
    frame.current.scrollIntoView({ block: 'center' });
  }, [wanted, path]);
  return frame;
}
