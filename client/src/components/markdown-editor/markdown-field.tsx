import { Field } from '@chakra-ui/react';
import { RequiredMark } from '../form/required-mark.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { useEditorUpload } from './use-editor-upload.ts';

interface MarkdownFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null: nothing. */
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly rows?: number;
  /** In characters. */
  readonly maxLength?: number | undefined;
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
  const { upload } = useEditorUpload();
  return (
    <Field.Root invalid={error !== null} required={isRequired}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      <MarkdownEditor
        label={label}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onValue={onValue}
        {...(upload && { onUpload: upload })}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
