import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { fileAddress } from '../../../lib/download/file-address.ts';
import { saveBlob } from '../../../lib/download/save-blob.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { sessionFetch } from '../../../lib/session/session-fetch.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';

/** Names and passwords of accounts that wait for their download. */
export interface AccountSheet {
  readonly key: string;
  readonly expiresAt: string;
}

interface SheetDownloadProps {
  /** Null when there is none to download. */
  readonly sheet: AccountSheet | null;
  /** Says why there is none. */
  readonly none?: string;
  readonly onDownloaded?: () => void;
}

/** Downloads names and passwords of accounts, which the server gives away once. */
export function SheetDownload({ sheet, none, onDownloaded }: SheetDownloadProps) {
  const t = useText();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, attempt } = useAttempt(setFailure);
  if (isDone) return <Box role="status">{t({ id: 'users.downloaded' })}</Box>;
  if (sheet === null) return <Text color="fg.muted">{none}</Text>;
  const { key, expiresAt } = sheet;
  const download = (format: 'csv' | 'xlsx') =>
    attempt(async () => {
      const response = await sessionFetch(fileAddress('generate-user-excel', { key, format }), {
        headers: { Authorization: tokenStore.get() ?? '' },
      });
      if (response.ok) {
        saveBlob(`accounts.${format}`, await response.blob());
        setDone(true);
        onDownloaded?.();
      } else setFailure(t({ id: 'users.downloadFailed' }));
    });
  return (
    <Stack gap="4">
      <Text px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2">
        {t({ id: 'users.downloadOnce' }, { at: formatDateTime(new Date(expiresAt)) })}
      </Text>
      {failure === null ? null : (
        <Box role="alert" color="red.fg" fontSize="sm">
          {failure}
        </Box>
      )}
      <Flex gap="2" wrap="wrap">
        <Button size="sm" colorPalette="accent" aria-disabled={isBusy} onClick={() => void download('xlsx')}>
          {t({ id: 'users.downloadXlsx' })}
        </Button>
        <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={() => void download('csv')}>
          {t({ id: 'users.downloadCsv' })}
        </Button>
      </Flex>
    </Stack>
  );
}
