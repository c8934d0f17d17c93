import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listAddress } from '../../../../lib/address/training-address.ts';
import { domainErrorText, type DomainError } from '../../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../../lib/failure/use-attempt.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { MyListsDocument } from '../lists/lists.generated.ts';
import {
  useImportTrainingMutation,
  usePreviewTrainingImportMutation,
  type ImportPreview_PreviewFragment,
} from './list-files.generated.ts';

/** As the server limits it. */
const maxListBytes = 1024 * 1024;

interface FileFault {
  readonly line: number;
  /** Empty: the file. */
  readonly place: string;
  readonly message: string;
}

/** What is known of a text. */
interface Findings {
  readonly yaml: string;
  readonly preview: ImportPreview_PreviewFragment | null;
  /** Null: nothing is wrong. */
  readonly failure: string | null;
  readonly faults: readonly FileFault[];
}

const nothing = { preview: null, failure: null, faults: [] } as const;

interface ImportRequest {
  readonly kind: 'PERSONAL' | 'TRAINING';
  readonly yaml: string;
  readonly onYaml: (yaml: string) => void;
}

/** Looks at the text of a file, then makes a list from it and goes there. */
export function useImport({ kind, yaml, onYaml }: ImportRequest) {
  const t = useText();
  const navigate = useNavigate();
  const [findings, setFindings] = useState<Findings>({ ...nothing, yaml });
  const [preview] = usePreviewTrainingImportMutation();
  const [make] = useImportTrainingMutation({
    refetchQueries: kind === 'PERSONAL' ? [MyListsDocument, ProblemListsDocument] : [],
  });
  // Those of another text say nothing of this one.
  const current = findings.yaml === yaml ? findings : { ...nothing, yaml };
  const variables = { input: { yaml, kind } };
  const refuse = (failure: string, faults: readonly FileFault[] = []) =>
    setFindings({ yaml, preview: null, failure, faults });
  const refuseBy = (error: (DomainError & { readonly faults?: readonly FileFault[] }) | undefined) =>
    refuse(domainErrorText(t, error), error?.faults);
  const lookAt = async () => {
    const result = (await preview({ variables })).data?.previewTrainingImport;
    if (result?.__typename === 'PreviewTrainingImportSuccess')
      setFindings({ ...nothing, yaml, preview: result.preview });
    else refuseBy(result);
  };
  const makeList = async () => {
    const result = (await make({ variables })).data?.importTraining;
    if (result?.__typename !== 'ImportTrainingSuccess') {
      refuseBy(result);
      return;
    }
    const { id } = result.training;
    onYaml('');
    showToast('success', t({ id: 'training.file.imported' }));
    // An imported training is hidden until its author chooses a category and shows it.
    void navigate(kind === 'PERSONAL' ? listAddress(id) : `/admin/training/${id}/edit`);
  };
  /** Rounded up, so that it never reads as the limit. */
  const tooLarge = (bytes: number) =>
    t({ id: 'training.file.tooLarge' }, { size: (Math.ceil((100 * bytes) / maxListBytes) / 100).toFixed(2) });
  const { isBusy, attempt } = useAttempt((failure) => setFindings({ ...current, failure }));
  return {
    ...current,
    isBusy,
    readFile: (file: File) => {
      if (file.size === 0) refuse(t({ id: 'training.file.blank' }));
      else if (file.size > maxListBytes) refuse(tooLarge(file.size));
      else
        void attempt(async () => {
          const text = await textOf(file);
          if (text === null) refuse(t({ id: 'training.file.notText' }));
          else onYaml(text);
        });
    },
    next: async () => {
      const bytes = new Blob([yaml]).size;
      if (yaml.trim() === '') refuse(t({ id: 'training.file.empty' }));
      else if (bytes > maxListBytes) refuse(tooLarge(bytes));
      else await attempt(current.preview === null ? lookAt : makeList);
    },
  };
}

/** The text of a file in UTF-8; null: it is none. */
async function textOf(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
