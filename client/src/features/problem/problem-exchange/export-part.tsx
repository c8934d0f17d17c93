import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { fileAddress } from '../../../lib/download/file-address.ts';
import { startDownload } from '../../../lib/download/start-download.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { formatNames } from './format-names.ts';
import { useExportListQuery } from './problem-exchange.generated.ts';

const pageSize = 10;
const formats = ['KATTIS', 'HOJ'] as const;

/** Problems by choice, as one archive in a format. */
export function ExportPart() {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(pageSize);
  const [format, setFormat] = useState<(typeof formats)[number]>('KATTIS');
  const { data, previousData, error, refetch } = useExportListQuery({
    variables: { filter: { keyword, origin: 'ME' }, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.adminProblems;
  const rows = shown?.items.filter(({ viewerCanEdit, isRemote }) => viewerCanEdit && !isRemote) ?? [];
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((known) => new Set([...[...known].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const download = () => {
    if (chosen.size === 0) {
      showToast('error', t({ id: 'batch.noneChosen' }));
      return;
    }
    const params: [string, string][] = [...chosen].map((id) => ['pid', String(id)]);
    params.push(['format', format]);
    void startDownload(fileAddress('export-packages', params));
  };
  return (
    <Box as="section" aria-labelledby="batch-export">
      <Heading as="h2" size="md" mb="2" id="batch-export">
        {t({ id: 'batch.export' })}
      </Heading>
      <Flex gap="3" mb="3" wrap="wrap" align="center">
        <SearchField
          label={t({ id: 'batch.search' })}
          flexBasis="15rem"
          value={keyword}
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
        <Choice
          label={t({ id: 'batch.format' })}
          value={format}
          options={formats.map((each) => [each, formatNames[each]])}
          onChange={(wanted) => setFormat(formats.find((each) => each === wanted) ?? 'KATTIS')}
        />
        {/* It can be pressed with nothing chosen: it says then what is missing. */}
        <Button size="sm" colorPalette="accent" variant={chosen.size === 0 ? 'outline' : 'solid'} onClick={download}>
          {t({ id: 'batch.download' }, { count: chosen.size })}
        </Button>
      </Flex>
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="41px" />
      {shown !== undefined && rows.length === 0 ? <EmptyState title={t({ id: 'batch.noProblems' })} /> : null}
      {rows.length === 0 ? null : (
        <Panel>
          <CheckLabel px="4" py="2" w="full" fontWeight="medium">
            <input
              type="checkbox"
              checked={isAll}
              onChange={(event) =>
                choose(
                  rows.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
            {t({ id: 'batch.all' })}
          </CheckLabel>
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'batch.export' })}>
            {rows.map(({ id, displayId, title }) => (
              <Box as="li" key={id} borderTopWidth="1px" borderColor="border.muted">
                <CheckLabel px="4" py="2" w="full">
                  <input
                    type="checkbox"
                    checked={chosen.has(id)}
                    onChange={(event) => choose([id], event.target.checked)}
                  />
                  <Text as="span" minW="0" overflowWrap="anywhere">
                    <Text as="span" color="fg.muted" display="inline-block" minW="3.5rem" me="1">
                      {displayId}
                    </Text>{' '}
                    {title}
                  </Text>
                </CheckLabel>
              </Box>
            ))}
          </Box>
        </Panel>
      )}
      <Pager page={page} size={size} total={shown?.total ?? null} onPage={setPage} onSize={setSize} />
    </Box>
  );
}
