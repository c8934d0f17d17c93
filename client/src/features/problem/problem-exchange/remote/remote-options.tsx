import { Button, Field, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useRunRemoteImportMutation, type RemoteOptions_ImportFragment } from './remote-import.generated.ts';

const visibilities = [
  { value: 'PUBLIC', label: message({ id: 'batch.public' }) },
  { value: 'PRIVATE', label: message({ id: 'batch.private' }) },
  { value: 'CONTEST', label: message({ id: 'batch.contest' }) },
] as const;

interface RemoteOptionsProps {
  readonly batch: RemoteOptions_ImportFragment;
  /** Items that are left out. */
  readonly exceptIds: readonly number[];
}

/** What is decided before the problems are made. */
export function RemoteOptions({ batch: { id, isPdfKept: isPdfKeptByDefault, pdfs }, exceptIds }: RemoteOptionsProps) {
  const t = useText();
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]['value']>('PUBLIC');
  const [isLinkOnly, setLinkOnly] = useState(false);
  const [isPdfKept, setPdfKept] = useState(isPdfKeptByDefault);
  const [run, { loading }] = useRunRemoteImportMutation();
  const act = useAct();
  const send = async () =>
    (await run({ variables: { id, input: { exceptIds: [...exceptIds], visibility, isLinkOnly, isPdfKept } } })).data
      ?.runRemoteImport;
  return (
    <Panel px="4" py="3" mb="3">
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Field.Root w="auto">
          <Field.Label>{t({ id: 'batch.visibility' })}</Field.Label>
          <Choice
            label={t({ id: 'batch.visibility' })}
            value={visibility}
            options={visibilities.map(({ value, label }) => [value, t(label)])}
            onChange={(wanted) => setVisibility(visibilities.find(({ value }) => value === wanted)?.value ?? 'PRIVATE')}
          />
        </Field.Root>
        <CheckLabel minH="9">
          <input type="checkbox" checked={isLinkOnly} onChange={(event) => setLinkOnly(event.target.checked)} />
          {t({ id: 'batch.remote.linkOnly' })}
        </CheckLabel>
        {pdfs === 0 || isLinkOnly ? null : (
          <CheckLabel minH="9">
            <input type="checkbox" checked={isPdfKept} onChange={(event) => setPdfKept(event.target.checked)} />
            {t({ id: 'batch.remote.keepPdfs' })}
          </CheckLabel>
        )}
        <Button size="sm" colorPalette="accent" loading={loading} onClick={() => void act(send, null)}>
          {t({ id: 'batch.remote.run' })}
        </Button>
      </Flex>
    </Panel>
  );
}
