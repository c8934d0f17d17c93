import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { RowAct, RowMenu } from '../../../../components/row-menu.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { TitleButton } from '../../../../components/title-button.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
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
    <PageBody
      contentW="48rem"
      header={
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
      }
    >
      <PageTitle text={t({ id: 'trainings.categories' })} />
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
  const act = useAct();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteTrainingCategory,
      t({ id: 'trainings.deleted' }),
    );
    // The row goes with its menu.
    if (isDone) focusHeading();
  };
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
          {canKeep ? <TitleButton onPress={() => setOpen('edit')}>{name}</TitleButton> : name}
        </Box>
      </Flex>
      <Box color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
        {color}
      </Box>
      <Box color="fg.muted" fontSize="xs" minW="5rem" textAlign="end">
        <RelativeTime at={updatedAt} />
      </Box>
      {canKeep ? (
        <RowMenu name={name}>
          <RowAct id="edit" onPress={() => setOpen('edit')}>
            {t({ id: 'trainings.change' })}
          </RowAct>
          <RowAct id="delete" isHarsh onPress={() => setOpen('delete')}>
            {t({ id: 'trainings.delete' })}
          </RowAct>
        </RowMenu>
      ) : null}
      {open === 'edit' ? <CategoryDialog category={category} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t({ id: 'trainings.deleteTitle' }, { title: name })}
        text={t({ id: 'trainings.deleteCategoryText' })}
        action={t({ id: 'trainings.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setOpen(null)}
      />
    </Flex>
  );
}
