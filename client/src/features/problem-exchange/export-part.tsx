import { Box, Button, Checkbox, Field, Flex, Heading, NativeSelect, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { Panel } from '../../components/panel.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { FORMAT_NAMES } from './format-names.ts';
import { useExportListQuery } from './problem-exchange.generated.ts';

const PAGE_SIZE = 10;
const FORMATS = ['KATTIS', 'HOJ'] as const;

/** Problems by choice, as one archive in a format. */
export function ExportPart() {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(PAGE_SIZE);
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('KATTIS');
  const { data, previousData, error, refetch } = useExportListQuery({ variables: { filter: { keyword, origin: 'ME' }, page: { page, size } }, fetchPolicy: 'cache-and-network' });
  const shown = (data ?? previousData)?.adminProblems;
  const rows = shown?.items.filter(({ viewerCanEdit, isRemote }) => viewerCanEdit && !isRemote) ?? [];
  const choose = (ids: readonly number[], isChosen: boolean) => setChosen((known) => new Set([...[...known].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const download = () => {
    if (chosen.size === 0) {
      showToast('error', t({ id: 'batch.noneChosen' }));
      return;
    }
    const address = new URLSearchParams([...[...chosen].map((id) => ['pid', String(id)]), ['format', format]]);
    // A plain link: the browser streams it to the disk, whatever its size.
    const link = document.createElement('a');
    link.href = `/api/file/export-packages?${address.toString()}`;
    link.download = '';
    link.click();
  };
  return (
    <Box as="section" aria-labelledby="batch-export">
      <Heading as="h2" size="md" mb="2" id="batch-export">
        {t({ id: 'batch.export' })}
      </Heading>
      <Flex gap="3" mb="3" wrap="wrap" align="flex-end">
        <SearchField
          label={t({ id: 'batch.search' })}
          value={keyword}
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
        <Field.Root w="auto">
          <Field.Label>{t({ id: 'batch.format' })}</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={format} onChange={(event) => setFormat(FORMATS.find((each) => each === event.currentTarget.value) ?? 'KATTIS')}>
              {FORMATS.map((each) => (
                <option key={each} value={each}>
                  {FORMAT_NAMES[each]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Button size="sm" colorPalette="accent" onClick={download}>
          {t({ id: 'batch.download' }, { count: chosen.size })}
        </Button>
      </Flex>
      {error !== undefined && shown === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {error === undefined && shown === undefined ? <SkeletonRows count={5} height="41px" /> : null}
      {shown !== undefined && rows.length === 0 ? <EmptyState title={t({ id: 'batch.noProblems' })} /> : null}
      {rows.length === 0 ? null : (
        <Panel>
          <Row label={t({ id: 'batch.all' })} isChosen={isAll} onChange={(isChosen) => choose(rows.map(({ id }) => id), isChosen)}>
            <Text fontWeight="medium">{t({ id: 'batch.all' })}</Text>
          </Row>
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'batch.export' })}>
            {rows.map(({ id, displayId, title }) => (
              <Box as="li" key={id} borderTopWidth="1px" borderColor="border.muted">
                <Row label={`${displayId} ${title}`} isChosen={chosen.has(id)} onChange={(isChosen) => choose([id], isChosen)}>
                  <Text overflowWrap="anywhere">
                    {displayId} {title}
                  </Text>
                </Row>
              </Box>
            ))}
          </Box>
        </Panel>
      )}
      <Pager page={page} size={size} total={shown?.total ?? 0} onPage={setPage} onSize={setSize} />
    </Box>
  );
}

function Row({ label, isChosen, onChange, children }: { readonly label: string; readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void; readonly children: React.ReactNode }) {
  return (
    <Checkbox.Root checked={isChosen} onCheckedChange={({ checked }) => onChange(checked === true)} colorPalette="accent" px="4" py="2" w="full">
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
      {children}
    </Checkbox.Root>
  );
}
