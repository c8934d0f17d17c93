import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { uploadEditorFile } from '../../../../../components/markdown-editor/upload-editor-file.ts';
import { useEditorUpload } from '../../../../../components/markdown-editor/use-editor-upload.ts';
import { failureText } from '../../../../../lib/failure/failure.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';

/** As the server limits it. */
const maxMegabytes = 128;
const megabyte = 1024 * 1024;
/** A PDF begins with `%PDF-` within so many bytes. */
const headBytes = 1_029;

interface PdfUpload {
  /** For beside the field of the address. */
  readonly button: ReactNode;
  /** What became of the last file, or why none can be uploaded; null: nothing to say. */
  readonly status: ReactNode;
  readonly isSending: boolean;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' | 'done'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string };

/** Stores a PDF on this site and hands its address over. */
export function usePdfUpload(onUrl: (url: string) => void): PdfUpload {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isForbidden } = useEditorUpload();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isSending = state.kind === 'sending';
  const send = async (file: File) => {
    const { name } = file;
    const refuse = (reason: string) => setState({ kind: 'refused', name, reason });
    setState({ kind: 'sending', name });
    try {
      if (file.size > maxMegabytes * megabyte) {
        // Rounded up, so that it never reads as the limit.
        refuse(t({ id: 'trainings.pdfTooLarge' }, { size: Math.ceil((10 * file.size) / megabyte) / 10 }));
        return;
      }
      if (!(await isPdf(file))) {
        refuse(t({ id: 'trainings.pdfWrong' }));
        return;
      }
      const result = await uploadEditorFile(t, 'pdf')(file);
      if ('refusal' in result) refuse(result.refusal);
      else {
        onUrl(result.url);
        setState({ kind: 'done', name });
      }
    } catch (error) {
      refuse(failureText(t, error));
    }
  };
  const status = () => {
    if (isForbidden) return t({ id: 'trainings.uploadForbidden' });
    switch (state.kind) {
      case 'idle':
        return null;
      case 'sending':
        return t({ id: 'trainings.pdfSending' }, { name: state.name });
      case 'done':
        return t({ id: 'trainings.pdfChosen' }, { name: state.name });
      case 'refused':
        return (
          <chakra.span color="fg.error">
            {t({ id: 'trainings.pdfRefused' }, { name: state.name, reason: state.reason })}
          </chakra.span>
        );
    }
  };
  const button = (
    <>
      <Button
        size="sm"
        variant="outline"
        flexShrink="0"
        // A button that is disabled while it is sending would lose the focus.
        disabled={upload === undefined}
        aria-disabled={isSending}
        onClick={() => (isSending ? undefined : input.current?.click())}
      >
        {t({ id: 'trainings.uploadPdf' })}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label={t({ id: 'trainings.uploadPdf' })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void send(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
  return { button, status: status(), isSending };
}

async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, headBytes).text()).includes('%PDF-');
}
