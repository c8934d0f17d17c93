import { Box, Flex, useMediaQuery } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useAddressParams } from '../../../../lib/address/use-address-params.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { CategoryChips } from './category-chips.tsx';
import { PagedPanel } from './paged-panel.tsx';
import { TrainingCards } from './training-cards.tsx';
import { readTrainingListAddress, trainingPageSize } from './training-list-address.ts';
import { useTrainingListCategoriesQuery, useTrainingListQuery } from './training-list.generated.ts';
import { TrainingTable } from './training-table.tsx';

interface TrainingListProps {
  /** Null: those of the site. */
  readonly groupId: string | null;
  /** Beside the search. */
  readonly acts?: ReactNode;
}

/** Room for all columns of the table. */
const wide = '(min-width: 70rem)';

/** Trainings of a place. The address says what is searched for, the category, the access and the page. */
export function TrainingList({ groupId, acts }: TrainingListProps) {
  const t = useText();
  const [isWide = false] = useMediaQuery([wide], { ssr: false });
  const { hasToken } = useViewer();
  const { params, change } = useAddressParams();
  const { accessName, access, categoryId, keyword, page } = readTrainingListAddress(params);
  const isFiltered = accessName !== '' || categoryId !== null || keyword !== '';
  const query = useTrainingListQuery({
    variables: {
      filter: { access, categoryId, groupId, keyword: keyword || null },
      page: { page, size: trainingPageSize },
      language: useLocale(),
    },
    fetchPolicy: 'cache-and-network',
  });
  const { data: categories } = useTrainingListCategoriesQuery({ variables: { groupId } });
  const Rows = isWide ? TrainingTable : TrainingCards;
  return (
    <>
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
        {acts}
      </Flex>
      <PagedPanel
        name={groupId === null ? 'trainings' : 'group-trainings'}
        query={query}
        isTable={isWide}
        rowHeight={hasToken ? (isWide ? '38px' : '125px') : isWide ? '33px' : '93px'}
        rows={(trainings) => <Rows trainings={trainings} groupId={groupId} hasProgress={hasToken} />}
        empty={
          isFiltered
            ? { title: t({ id: 'training.noneFound' }), hint: t({ id: 'training.noneFoundHint' }) }
            : {
                title: t({ id: 'training.none' }),
                hint: t(
                  groupId === null ? message({ id: 'training.noneHint' }) : message({ id: 'training.noneInGroupHint' }),
                ),
              }
        }
        showAll={isFiltered ? t({ id: 'training.showAll' }) : null}
      />
    </>
  );
}
