import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useCreateProblemImportMutation } from './problem-exchange.generated.ts';
import { SendingRefused, useSendFiles } from './use-send-files.ts';

/** Files of one batch, as the server takes them. */
const maxFiles = 20;
const accepted = '.zip,.xml,.kpp,application/zip,text/xml';

interface ChooseFilesProps {
  /** Files are there and are being looked through. */
  readonly onMade: (importId: number) => void;
}

/** Takes files by a dialog or by dropping them, and sends them one after the other. */
export function ChooseFiles({ onMade }: ChooseFilesProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { progress, send: sendFiles, cancel } = useSendFiles();
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [create, { loading }] = useCreateProblemImportMutation();
  const isBusy = progress !== null || loading;

  const send = async (files: readonly File[]) => {
    setFault(null);
    if (files.length > maxFiles) {
      setFault(t({ id: 'batch.tooManyFiles' }, { count: maxFiles }));
      return;
    }
    try {
      const uploadIds = await sendFiles(files);
      if (uploadIds === null) return;
      const result = (await create({ variables: { uploadIds } })).data?.createProblemImport;
      if (result?.__typename === 'CreateProblemImportSuccess') onMade(result.data.id);
      else setFault(domainErrorText(t, result));
    } catch (error) {
      setFault(error instanceof SendingRefused ? (error.sentence ?? t({ id: 'error.server' })) : failureText(t, error));
    }
  };
  const choose = (files: FileList | null) => {
    if (files !== null && files.length > 0) void send([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isBusy) choose(event.dataTransfer.files);
  };

  return (
    <Box as="section" aria-labelledby="batch-import">
      <Heading as="h2" size="md" mb="1" id="batch-import">
        {t({ id: 'batch.import' })}
      </Heading>
      <Text color="fg.muted" mb="2">
        {t({ id: 'batch.importHint' })}
      </Text>
      <Panel
        p="6"
        borderStyle="dashed"
        borderWidth="2px"
        borderColor={isOver ? 'accent.solid' : 'border'}
        textAlign="center"
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Stack gap="3" align="center">
          <chakra.input
            ref={input}
            type="file"
            multiple
            accept={accepted}
            hidden
            aria-label={t({ id: 'batch.files' })}
            onChange={(event) => choose(event.currentTarget.files)}
          />
          <Button colorPalette="accent" disabled={isBusy} onClick={() => input.current?.click()}>
            {t({ id: 'batch.choose' })}
          </Button>
          <Text color="fg.muted">{t({ id: 'batch.drop' })}</Text>
          {progress === null ? null : (
            <Stack w="full" maxW="md" gap="2" align="center">
              <Text overflowWrap="anywhere">
                {t({ id: 'batch.sending' }, { name: progress.name, number: progress.number, count: progress.count })}
              </Text>
              <ProgressBar
                w="full"
                label={t(
                  { id: 'batch.sending' },
                  { name: progress.name, number: progress.number, count: progress.count },
                )}
                share={progress.share}
                isStopped={progress.isWaiting}
              />
              <Text role="status" color="fg.muted">
                {progress.isWaiting ? t({ id: 'batch.sendingWaits' }) : null}
              </Text>
              <Button size="xs" variant="outline" onClick={cancel}>
                {t({ id: 'action.cancel' })}
              </Button>
            </Stack>
          )}
          <Text role="alert" color="fg.error" overflowWrap="anywhere">
            {fault}
          </Text>
        </Stack>
      </Panel>
    </Box>
  );
}
