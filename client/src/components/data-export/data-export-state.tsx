import { Box, Button, Flex } from '@chakra-ui/react';
import { formatDateTime, formatMemory } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { LoadingRows } from '../loading-rows.tsx';
import { useDataExportQuery, type DataExportQuery } from './data-export.generated.ts';

/** How often it looks what became of the archive, in ms. */
const lookMs = 5_000;

interface DataExportStateProps {
  /** Of another account, for super admins; null: the own one. */
  readonly userId: string | null;
  /** Asks for an archive. */
  readonly onAsk: () => void;
}

/** The archive with the data of an account: how far it is, where to download it, and a button to ask for one. */
export function DataExportState({ userId, onAsk }: DataExportStateProps) {
  const t = useText();
  const { data, error, refetch } = useDataExportQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const made = data?.dataExport ?? null;
  const isUnderWay = made?.state === 'WAITING' || made?.state === 'RUNNING';
  return (
    <Box>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={1} height="52px" />
      {data === undefined ? null : (
        <Flex gap="3" align="center" wrap="wrap">
          <Box role="status" flex="1 1 14rem" fontSize="sm" {...(made?.state === 'FAILED' && { color: 'red.fg' })}>
            <StateText made={made} />
          </Box>
          {made?.path ? (
            <Button asChild size="sm" colorPalette="accent">
              <a href={made.path} download>
                {t({ id: 'export.download' })}
              </a>
            </Button>
          ) : null}
          <Button size="sm" variant="outline" disabled={isUnderWay} onClick={onAsk}>
            {t({ id: 'export.ask' })}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function StateText({ made }: { readonly made: DataExportQuery['dataExport'] }) {
  const t = useText();
  if (made === null) return t({ id: 'export.none' });
  if (made.state === 'FAILED') return t({ id: 'export.failed' });
  if (made.state !== 'DONE') return t({ id: 'export.underWay' });
  return t(
    { id: 'export.ready' },
    {
      at: formatDateTime(new Date(made.requestedAt)),
      size: formatMemory((made.sizeBytes ?? 0) / 1024),
      expires: formatDateTime(new Date(made.expiresAt ?? made.requestedAt)),
    },
  );
}
