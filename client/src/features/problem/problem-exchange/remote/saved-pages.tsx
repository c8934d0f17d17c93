import { Box, Button, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { SendingRefused, useSendFiles } from '../use-send-files.ts';

/** Files of one import, as the server takes them. */
const maxPages = 20;
const maxReference = 500;

/** A file that was sent, and which problem it is of. */
export interface SavedPage {
  readonly uploadId: string;
  readonly reference: string;
}

interface SavedPagesProps {
  readonly pages: readonly SavedPage[];
  readonly onPages: (pages: readonly SavedPage[]) => void;
}

/** Pages that people saved in their browsers, for judges that this site cannot read. */
export function SavedPages({ pages, onPages }: SavedPagesProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [fault, setFault] = useState<string | null>(null);
  const { progress, send, cancel } = useSendFiles();

  const add = async (files: readonly File[]) => {
    setFault(null);
    if (pages.length + files.length > maxPages) {
      setFault(t({ id: 'batch.tooManyFiles' }, { count: maxPages }));
      return;
    }
    try {
      const ids = await send(files);
      if (ids === null) return;
      setNames((known) => new Map([...known, ...ids.map((id, index) => [id, files[index]?.name ?? ''] as const)]));
      onPages([...pages, ...ids.map((uploadId, index) => ({ uploadId, reference: digitsOf(files[index]?.name) }))]);
    } catch (error) {
      setFault(error instanceof SendingRefused ? (error.sentence ?? t({ id: 'error.server' })) : failureText(t, error));
    }
  };

  return (
    <Box as="section" aria-label={t({ id: 'batch.remote.pages' })}>
      <Text fontSize="sm" fontWeight="medium">
        {t({ id: 'batch.remote.pages' })}
      </Text>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {t({ id: 'batch.remote.pagesHint' })}
      </Text>
      <chakra.input
        ref={input}
        type="file"
        multiple
        accept=".html,.htm,.json,.pdf,text/html,application/json,application/pdf"
        hidden
        aria-label={t({ id: 'batch.remote.pages' })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void add(files);
        }}
      />
      <Stack gap="2" align="flex-start">
        {pages.map(({ uploadId, reference }) => {
          const name = names.get(uploadId) ?? '';
          const label = t({ id: 'batch.remote.pageOf' }, { name });
          return (
            <Flex key={uploadId} gap="2" align="center" wrap="wrap" maxW="full">
              <Text fontSize="sm" overflowWrap="anywhere" minW="0">
                {name}
              </Text>
              <Input
                size="sm"
                w="56"
                aria-label={label}
                placeholder={t({ id: 'batch.remote.pageId' })}
                maxLength={maxReference}
                value={reference}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  onPages(pages.map((page) => (page.uploadId === uploadId ? { ...page, reference: value } : page)));
                }}
              />
              <Button
                size="xs"
                variant="ghost"
                aria-label={t({ id: 'batch.remote.pageRemoveOf' }, { name })}
                onClick={() => onPages(pages.filter((page) => page.uploadId !== uploadId))}
              >
                {t({ id: 'batch.remote.pageRemove' })}
              </Button>
            </Flex>
          );
        })}
        {progress === null ? (
          <Button size="xs" variant="outline" onClick={() => input.current?.click()}>
            {t({ id: 'batch.remote.pagesAdd' })}
          </Button>
        ) : (
          <Flex gap="3" w="full" maxW="md" align="center">
            <ProgressBar
              flex="1"
              label={t(
                { id: 'batch.sending' },
                { name: progress.name, number: progress.number, count: progress.count },
              )}
              share={progress.share}
              isStopped={progress.isWaiting}
            />
            <Button size="xs" variant="outline" onClick={cancel}>
              {t({ id: 'action.cancel' })}
            </Button>
          </Flex>
        )}
        <Text role="alert" fontSize="sm" color="fg.error" overflowWrap="anywhere">
          {fault}
        </Text>
      </Stack>
    </Box>
  );
}

/** What is likely the id of the problem in the name of a file: many judges number their problems. */
function digitsOf(name = ''): string {
  return /\d{3,}/u.exec(name)?.[0] ?? '';
}
