import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { DropZone } from '../../../../components/drop-zone.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { formatBytes } from '../../../../lib/format/format-bytes.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { forgetUploads, interruptedUploads } from '../../../../lib/upload/send-file.ts';
import { useProblemForm } from '../form/form-context.ts';
import { Advice, ItemFault } from '../sections/section-parts.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** Chooses an archive of tests, or takes one that is dropped, and shows it on its way. */
export function UploadPart() {
  const t = useText();
  const locale = useLocale();
  const { values, upload } = useProblemForm();
  const { step, warnings } = upload;
  const { uploadId, fileName, cases } = values.tests;
  const isBusy = step.name === 'sending' || step.name === 'reading';
  return (
    <Box>
      {isBusy ? (
        <UploadProgress upload={upload} />
      ) : (
        <ChooseArchive onFile={upload.send} hasArchive={uploadId !== null} />
      )}
      <ItemFault path="tests.uploadId" />
      {isBusy ? null : <Interrupted />}
      <Box role="alert" _empty={{ display: 'none' }}>
        {step.name === 'failed' ? (
          <Flex
            gap="2"
            mt="2"
            px="3"
            py="2"
            borderRadius="l2"
            bg="red.subtle"
            color="red.fg"
            fontSize="sm"
            whiteSpace="pre-line"
          >
            <Icon name="alert" />
            {step.fileName === '' ? step.message : withColon(step.fileName, locale) + step.message}
          </Flex>
        ) : null}
      </Box>
      {uploadId !== null && !isBusy ? (
        <Flex role="status" mt="2" gap="2" align="center" fontSize="sm" color="green.fg">
          <Icon name="check" />
          {t({ id: 'author.upload.read' }, { name: fileName, count: cases.length })}
        </Flex>
      ) : null}
      {warnings.length === 0 ? null : (
        <Advice>
          <Box as="ul" listStyleType="none">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Box>
        </Advice>
      )}
    </Box>
  );
}

function ChooseArchive({
  onFile,
  hasArchive,
}: {
  readonly onFile: (file: File) => void;
  readonly hasArchive: boolean;
}) {
  const t = useText();
  return (
    <DropZone
      direction="column"
      gap="2"
      py="6"
      textAlign="center"
      action={hasArchive ? t({ id: 'author.upload.other' }) : t({ id: 'author.upload.choose' })}
      isPrimary={!hasArchive}
      accept=".zip,application/zip"
      onFiles={([file]) => (file === undefined ? undefined : onFile(file))}
      hint={
        <Text fontSize="xs" color="fg.muted" maxW="40rem">
          {t({ id: 'author.upload.hint' })}
        </Text>
      }
    >
      <Text fontSize="sm">{t({ id: 'author.upload.drop' })}</Text>
    </DropZone>
  );
}

/** Tells of sendings that a reload or a closed browser cut off: the browser cannot open their files again by itself. */
function Interrupted() {
  const t = useText();
  const [uploads, setUploads] = useState<readonly PreviousUpload[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void interruptedUploads('testdata').then((found) => (isCurrent ? setUploads(found) : undefined));
    return () => {
      isCurrent = false;
    };
  }, []);
  const forget = () => {
    void forgetUploads(uploads);
    setUploads([]);
  };
  if (uploads.length === 0) return null;
  return (
    <Advice tone="accent">
      {uploads.map(({ urlStorageKey, metadata, size }) => (
        <div key={urlStorageKey}>
          {t({ id: 'author.upload.interrupted' }, { name: metadata['filename'] ?? '', size: formatBytes(size ?? 0) })}
        </div>
      ))}
      <Button size="2xs" variant="outline" mt="1" onClick={forget}>
        {t({ id: 'author.upload.forget' })}
      </Button>
    </Advice>
  );
}
