import { Field } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { RequiredMark } from '../form/required-mark.tsx';
import { lengthFault, TextLength } from '../form/text-length.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { useEditorUpload } from './use-editor-upload.ts';

interface MarkdownFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null: nothing. */
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly rows?: number;
  /** Characters. It takes more and says by how much, so that nothing of a pasted text is lost. */
  readonly maxLength?: number;
  readonly onValue: (value: string) => void;
}

/** A text in Markdown with its label and its fault. Accounts that may not upload files are offered no upload. */
export function MarkdownField({
  label,
  value,
  error = null,
  isRequired = false,
  rows = 6,
  maxLength,
  onValue,
}: MarkdownFieldProps) {
  const t = useText();
  const { upload } = useEditorUpload();
  const fault = lengthFault(t, value, maxLength) ?? error;
  return (
    <Field.Root invalid={fault !== null} required={isRequired}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      <MarkdownEditor label={label} rows={rows} value={value} onValue={onValue} {...(upload && { onUpload: upload })} />
      <Field.ErrorText>{fault}</Field.ErrorText>
      <TextLength text={value} max={maxLength} />
    </Field.Root>
  );
}
