import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface ImportButtonProps {
  readonly kind: 'PERSONAL' | 'TRAINING';
}

/** Makes a list from a file. The text stays when the dialog is closed. */
export function ImportButton({ kind }: ImportButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [yaml, setYaml] = useState('');
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t({ id: 'training.file.import' })}
      </Button>
      <Suspense>
        {isOpen ? <ImportDialog kind={kind} yaml={yaml} onYaml={setYaml} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
