import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { DiscussionCategoriesDocument } from '../../../../components/discussion/discussion-categories.generated.ts';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { FormError } from '../../../../components/form/form-error.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  KeptDiscussionCategoriesDocument,
  useKeptDiscussionCategoriesQuery,
  useSaveDiscussionCategoriesMutation,
  type KeptDiscussionCategoriesQuery,
} from './categories.generated.ts';
import { CategoryFields } from './category-fields.tsx';
import { emptyCategory, moved, type EditedCategory } from './edited-categories.ts';

/** The names and the order of all categories, saved at once. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const { data, error, refetch } = useKeptDiscussionCategoriesQuery({
    variables: { groupId },
    fetchPolicy: 'network-only',
  });
  // A group reads those of the site, too, and keeps its own.
  const own = data?.discussionCategories.filter((category) => category.groupId === groupId);
  return (
    <SheetDialog title={t({ id: 'discussion.categories' })} size="md" onClose={onClose}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={5} height="40px" />
      {own === undefined ? null : <CategoriesForm stored={own} onClose={onClose} />}
    </SheetDialog>
  );
}

interface CategoriesFormProps {
  readonly stored: KeptDiscussionCategoriesQuery['discussionCategories'];
  readonly onClose: () => void;
}

function CategoriesForm({ stored, onClose }: CategoriesFormProps) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const [categories, setCategories] = useState<readonly EditedCategory[]>(() =>
    stored.map(({ id, name, englishName, isHelp }) => ({
      key: id,
      id,
      name,
      englishName: englishName ?? '',
      isHelp,
    })),
  );
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [save, { loading }] = useSaveDiscussionCategoriesMutation({
    refetchQueries: [DiscussionCategoriesDocument, KeptDiscussionCategoriesDocument],
  });
  const removed = stored.filter(({ id }) => !categories.some((category) => category.id === id)).length;
  const change = (next: readonly EditedCategory[]) => {
    setCategories(next);
    setRefusal(noRefusal);
  };
  const send = async () => {
    try {
      const input = {
        groupId,
        categories: categories.map(({ id, name, englishName, isHelp }) => ({
          id,
          name: name.trim(),
          englishName: englishName.trim() || null,
          isHelp,
        })),
      };
      const result = (await save({ variables: { input } })).data?.saveDiscussionCategories;
      if (isSuccess(result)) {
        showToast('success', t({ id: 'discussion.updated' }));
        onClose();
      } else
        setRefusal(
          refusalOf(
            t,
            result,
            categories.map((_category, index) => pathOf(index)),
          ),
        );
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <Stack gap="3">
        <Text color="fg.muted" fontSize="sm">
          {groupId === null ? null : withGap(t({ id: 'discussion.categories.siteHint' }))}
          {t({ id: 'discussion.categories.hint' })}
        </Text>
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'discussion.categories.list' })}>
          {categories.map((category, index) => (
            <CategoryFields
              key={category.key}
              category={category}
              number={index + 1}
              count={categories.length}
              error={refusal.fields[pathOf(index)] ?? null}
              onChange={(changed) => change(categories.with(index, changed))}
              onMove={(by) => change(moved(categories, index, by))}
              onRemove={() => change(categories.toSpliced(index, 1))}
            />
          ))}
        </Box>
        <FormError refusal={refusal} />
        <Flex justify="space-between" gap="2">
          <Button size="sm" variant="outline" onClick={() => change([...categories, emptyCategory()])}>
            {t({ id: 'discussion.categories.add' })}
          </Button>
          <Button type="submit" size="sm" colorPalette="accent" loading={loading}>
            {t({ id: 'discussion.save' })}
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'discussion.categories.confirm' })}
        text={t({ id: 'discussion.categories.confirmText' }, { removed })}
        action={t({ id: 'discussion.save' })}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}

/** Where the server names what is wrong with a category. */
function pathOf(index: number): string {
  return `categories.${index}.name`;
}
