import { Box, Button, Flex, useMediaQuery } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { CategoryChips } from './category-chips.tsx';
import { TrainingCards } from './training-cards.tsx';
import { readTrainingListAddress, trainingPageSize } from './training-list-address.ts';
import { useTrainingListCategoriesQuery, useTrainingListQuery } from './training-list.generated.ts';
import { TrainingTable } from './training-table.tsx';

/** Room for all columns of the table. */
const wide = '(min-width: 70rem)';

/** The trainings of the site. Its address says what is searched for, the category, the access and the page. */
export function TrainingListPage() {
  const t = useText();
  const [isWide = false] = useMediaQuery([wide], { ssr: false });
  const { hasToken } = useViewer();
  const [params, setParams] = useSearchParams();
  const { accessName, access, categoryId, keyword, page } = readTrainingListAddress(params);
  const isFiltered = accessName !== '' || categoryId !== null || keyword !== '';
  const { data, previousData, error, loading, refetch } = useTrainingListQuery({
    variables: {
      filter: { access, categoryId, keyword: keyword || null },
      page: { page, size: trainingPageSize },
      language: useLocale(),
    },
    fetchPolicy: 'cache-and-network',
  });
  const { data: categories } = useTrainingListCategoriesQuery();
  const shown = (data ?? previousData)?.trainings;
  const change = (values: Readonly<Record<string, string | null>>) => setParams(changeAddress(params, values));
  useLastPage({
    page,
    size: trainingPageSize,
    total: loading ? undefined : data?.trainings.total,
    onPage: (number) => setParams(changeAddress(params, { currentPage: String(number) }), { replace: true }),
  });
  const Rows = isWide ? TrainingTable : TrainingCards;
  return (
    <ListTabs title={t({ id: 'nav.training' })}>
      <Box mb="2">
        <CategoryChips
          categories={categories?.trainingCategories ?? []}
          chosenId={categoryId}
          onChoose={(id) => change({ categoryId: id })}
        />
      </Box>
      <Flex gap="2" mb="3" wrap="wrap">
        <Choice
          label={t({ id: 'training.access' })}
          value={accessName}
          options={[
            ['', t({ id: 'training.anyAccess' })],
            ['Public', t({ id: 'training.access.public' })],
            ['Private', t({ id: 'training.access.private' })],
          ]}
          onChange={(value) => change({ auth: value })}
        />
        <SearchField
          label={t({ id: 'training.search' })}
          value={keyword}
          maxLength={255}
          flexBasis="10rem"
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows
          data={shown}
          error={error}
          onRetry={() => void refetch()}
          count={trainingPageSize}
          height={hasToken ? (isWide ? '38px' : '125px') : isWide ? '33px' : '93px'}
        />
        {shown && shown.items.length > 0 ? <Rows trainings={shown.items} hasProgress={hasToken} /> : null}
        {shown?.items.length === 0 ? (
          <EmptyState
            icon="search"
            title={t(isFiltered ? message({ id: 'training.noneFound' }) : message({ id: 'training.none' }))}
            hint={t(isFiltered ? message({ id: 'training.noneFoundHint' }) : message({ id: 'training.noneHint' }))}
          >
            {isFiltered ? (
              <Button size="xs" variant="outline" mt="2" onClick={() => setParams(new URLSearchParams())}>
                {t({ id: 'training.showAll' })}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
      </Panel>
      <Pager
        page={page}
        size={trainingPageSize}
        total={shown?.total ?? null}
        onPage={(number) => change({ currentPage: String(number) })}
      />
    </ListTabs>
  );
}
