import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { saveText } from '../../../../lib/download/save-text.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { TrainingFileDocument, type TrainingFileQuery } from './list-files.generated.ts';

interface DownloadedTraining {
  readonly id: string;
  /** In the viewer's language. */
  readonly title: string;
}

/** Saves a training as a file. The dialog asks its editors for what the file needs. */
export function useDownload({
  id,
  title,
}: DownloadedTraining): readonly [download: () => Promise<void>, dialog: ReactNode] {
  const t = useText();
  const client = useApolloClient();
  const [unlicensed, setUnlicensed] = useState<TrainingFileQuery['training']>(null);
  const download = async () => {
    try {
      const { data } = await client.query({
        query: TrainingFileDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const training = data?.training ?? null;
      if (training === null || training.file === null) showToast('error', t({ id: 'error.notFound' }));
      else if (training.file.yaml !== null) saveText(`${title}.yaml`, training.file.yaml);
      else if (training.viewerCanEdit) setUnlicensed(training);
      else showToast('error', t({ id: 'training.file.unlicensed' }));
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  };
  const dialog =
    unlicensed === null ? null : (
      <LicenceDialog training={unlicensed} onSaved={() => void download()} onClose={() => setUnlicensed(null)} />
    );
  return [download, dialog];
}
