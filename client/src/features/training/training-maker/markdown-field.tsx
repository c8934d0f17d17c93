import { Field } from '@chakra-ui/react';
import { RequiredMark } from '../../../components/form/required-mark.tsx';
import { MarkdownEditor } from '../../../components/markdown-editor/markdown-editor.tsx';
import { uploadEditorFile } from '../../../components/markdown-editor/upload-editor-file.ts';
import { useText } from '../../../lib/intl/use-text.ts';

interface MarkdownFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null: nothing. */
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly rows?: number;
  readonly onValue: (value: string) => void;
}

/** A text in Markdown with its label and its fault. */
export function MarkdownField({
  label,
  value,
  error = null,
  isRequired = false,
  rows = 6,
  onValue,
}: MarkdownFieldProps) {
  const t = useText();
  return (
    <Field.Root invalid={error !== null} required={isRequired}>
      <Field.Label>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Field.Label>
      <MarkdownEditor label={label} rows={rows} value={value} onValue={onValue} onUpload={uploadEditorFile(t)} />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
