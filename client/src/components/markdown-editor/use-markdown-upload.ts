import { useState } from 'react';
import { failureText } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { wrap, type Edit, type Selected } from './markdown-marks.ts';

/** Stores a file. @returns its address, or why it is refused in the reader's language. */
export type UploadFile = (file: File) => Promise<{ readonly url: string } | { readonly refusal: string }>;

/** Uploads files one after another and writes an image or a link for each where the cursor is by then. */
export function useMarkdownUpload(upload: UploadFile | undefined, edit: (make: (selected: Selected) => Edit) => void) {
  const t = useText();
  const [status, setStatus] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const send = async (files: readonly File[]) => {
    if (upload === undefined) return;
    setRefused(false);
    for (const file of files) {
      setStatus(t({ id: 'markdown.uploading' }, { name: file.name }));
      try {
        const result = await upload(file);
        if ('refusal' in result) {
          setRefused(true);
          return setStatus(result.refusal);
        }
        const mark = file.type.startsWith('image/') ? '![' : '[';
        edit((selected) => ({
          ...wrap({ ...selected, from: selected.to }, mark, `](${result.url})`, file.name.replaceAll(/[[\]]/g, '')),
        }));
      } catch (error) {
        setRefused(true);
        return setStatus(failureText(t, error));
      }
    }
    setStatus(null);
  };
  return { send, status, isRefused };
}
