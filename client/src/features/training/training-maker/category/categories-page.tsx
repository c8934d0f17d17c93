import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { DeleteButton, DialogButton } from '../row-buttons.tsx';
import {
  ManagedTrainingCategoriesDocument,
  useDeleteTrainingCategoryMutation,
  useManagedTrainingCategoriesQuery,
  type CategoryRow_CategoryFragment,
} from './categories.generated.ts';
import { CategoryDialog } from './category-dialog.tsx';

/** The categories that trainings of the site can have. */
export function CategoriesPage() {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useManagedTrainingCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const categories = data?.trainingCategories;
  const canKeep = data?.viewer.canKeepTrainingCategories ?? false;
  return (
    <PageBody contentW="48rem">
      <PageTitle text={t({ id: 'trainings.categories' })} />
      <PageHeader
        title={t({ id: 'trainings.categories' })}
        note={
          data === undefined || canKeep
            ? t({ id: 'trainings.categoriesIntro' })
            : withGap(t({ id: 'trainings.categoriesIntro' })) + t({ id: 'trainings.categoriesReadOnly' })
        }
        acts={
          <>
            <TextLink to="/admin/training">{t({ id: 'trainings.toList' })}</TextLink>
            {canKeep ? (
              <Button size="sm" colorPalette="accent" onClick={() => setAdding(true)}>
                {t({ id: 'trainings.addCategory' })}
              </Button>
            ) : null}
          </>
        }
      />
      <Panel>
        <LoadingRows data={categories} error={error} onRetry={() => void refetch()} count={4} height="48px" />
        {categories?.length === 0 ? (
          <EmptyState
            title={t({ id: 'trainings.noCategory' })}
            {...(canKeep && { hint: t({ id: 'trainings.addCategoryHint' }) })}
          />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'trainings.categories' })}>
          {categories?.map((category) => (
            <CategoryRow key={category.id} category={category} canKeep={canKeep} />
          ))}
        </Box>
      </Panel>
      {isAdding ? <CategoryDialog category={null} onClose={() => setAdding(false)} /> : null}
    </PageBody>
  );
}

interface CategoryRowProps {
  readonly category: CategoryRow_CategoryFragment;
  readonly canKeep: boolean;
}

function CategoryRow({ category, canKeep }: CategoryRowProps) {
  const t = useText();
  const { id, name, color, updatedAt } = category;
  const [remove] = useDeleteTrainingCategoryMutation({
    refetchQueries: [ManagedTrainingCategoriesDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Flex as="li" align="center" gap="2" columnGap="3" wrap="wrap" px="3" py="2" layerStyle="row">
      <Flex flex="1 1 8rem" minW="0" align="center" gap="2">
        <Box
          as="span"
          boxSize="3"
          flexShrink="0"
          borderRadius="full"
          borderWidth="1px"
          borderColor="border.emphasized"
          style={{ backgroundColor: color }}
          aria-hidden
        />
        <Box minW="0" overflowWrap="anywhere">
          {name}
        </Box>
      </Flex>
      <Box color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
        {color}
      </Box>
      <Box color="fg.muted" fontSize="xs" minW="5rem" textAlign="end">
        <RelativeTime at={updatedAt} />
      </Box>
      {canKeep ? (
        <Flex gap="1">
          <DialogButton
            label={t({ id: 'trainings.changeOf' }, { id: name })}
            dialog={(onClose) => <CategoryDialog category={category} onClose={onClose} />}
          >
            {t({ id: 'trainings.change' })}
          </DialogButton>
          <DeleteButton
            title={name}
            text={t({ id: 'trainings.deleteCategoryText' })}
            onRemove={async () => (await remove({ variables: { input: { id } } })).data?.deleteTrainingCategory}
          />
        </Flex>
      ) : null}
    </Flex>
  );
}
