import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { BulkDialog } from '../../../components/bulk/bulk-dialog.tsx';
import { BulkHistory } from '../../../components/bulk/bulk-history.tsx';
import { BulkWords } from '../../../components/bulk/bulk-words.tsx';
import { useDiscussionCategoriesQuery } from '../../../components/discussion/discussion-categories.generated.ts';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { usePreviewDiscussionActMutation } from './bulk-acts.generated.ts';

const acts = [
  {
    act: 'HIDE',
    name: message({ id: 'bulk.discussion.hide' }),
    title: message({ id: 'bulk.discussion.hideTitle' }),
  },
  {
    act: 'DELETE',
    name: message({ id: 'bulk.discussion.delete' }),
    title: message({ id: 'bulk.discussion.deleteTitle' }),
  },
  {
    act: 'MOVE',
    name: message({ id: 'bulk.discussion.move' }),
    title: message({ id: 'bulk.discussion.moveTitle' }),
  },
] as const;

const lists = ['ManagedDiscussions'];
const maxReason = 500;
const untouched = { act: acts[0] as (typeof acts)[number], author: '', words: '', reason: '', categoryId: '' };

interface DiscussionBulkActsProps {
  /** Discussions that are chosen; none: those of an author or with some words. */
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** What is done to the chosen discussions of the site at once, or to those of an author. */
export function DiscussionBulkActs(props: DiscussionBulkActsProps) {
  return (
    <BulkWords>
      <Acts {...props} />
    </BulkWords>
  );
}

function Acts({ ids, onDone }: DiscussionBulkActsProps) {
  const t = useText();
  /** Those that were chosen when it was opened; null: it is closed. */
  const [openIds, setOpenIds] = useState<readonly string[] | null>(null);
  const [values, setValues] = useState(untouched);
  const [preview] = usePreviewDiscussionActMutation();
  const { data } = useDiscussionCategoriesQuery({ variables: { language: useLocale() } });
  const change = (part: Partial<typeof untouched>) => setValues({ ...values, ...part });
  const categories = (data?.discussionCategories ?? []).map(({ id, name }) => [id, name] as const);
  const isOfSearch = openIds?.length === 0;
  const { act } = values;
  const open = (next: (typeof acts)[number]) => {
    setValues({ ...untouched, act: next });
    setOpenIds(ids);
  };
  return (
    <>
      {ids.length === 0 ? (
        <Button size="xs" variant="outline" onClick={() => open(acts[0])}>
          {t({ id: 'bulk.discussion.found' })}
        </Button>
      ) : (
        acts.map((one) => (
          <Button
            key={one.act}
            size="xs"
            variant="outline"
            {...(one.act === 'DELETE' && { colorPalette: 'red', color: 'red.fg' })}
            onClick={() => open(one)}
          >
            {t(one.name)}
          </Button>
        ))
      )}
      <BulkHistory area="discussion" lists={lists} />
      {openIds === null ? null : (
        <BulkDialog
          title={isOfSearch ? t({ id: 'bulk.discussion.found' }) : t(act.title, { count: openIds.length })}
          isHarsh={act.act === 'DELETE'}
          lists={lists}
          fieldNames={['on.search.author', 'reason', 'categoryId']}
          onPreview={async () =>
            (
              await preview({
                variables: {
                  input: {
                    on: isOfSearch
                      ? { search: { author: values.author.trim(), words: values.words.trim() } }
                      : { discussionIds: [...openIds] },
                    act: act.act,
                    reason: values.reason,
                    categoryId: values.categoryId || null,
                  },
                },
              })
            ).data?.previewDiscussionAct
          }
          onDone={onDone}
          onClose={() => setOpenIds(null)}
          fields={({ fields }) => (
            <>
              {isOfSearch ? (
                <>
                  <Text color="fg.muted" fontSize="sm">
                    {t({ id: 'bulk.discussion.searchHint' })}
                  </Text>
                  <FormField
                    label={t({ id: 'bulk.discussion.author' })}
                    value={values.author}
                    maxLength={255}
                    autoComplete="off"
                    error={fields['on.search.author'] ?? null}
                    onValue={(author) => change({ author })}
                  />
                  <FormField
                    label={t({ id: 'bulk.discussion.words' })}
                    value={values.words}
                    maxLength={255}
                    error={null}
                    onValue={(words) => change({ words })}
                  />
                  <ChoiceField
                    label={t({ id: 'bulk.discussion.act' })}
                    value={act.act}
                    options={acts.map((one) => [one.act, t(one.name)] as const)}
                    error={null}
                    onValue={(value) => change({ act: acts.find((one) => one.act === value) ?? act })}
                  />
                </>
              ) : null}
              {act.act === 'MOVE' ? (
                <ChoiceField
                  isRequired
                  label={t({ id: 'bulk.discussion.category' })}
                  value={values.categoryId}
                  options={[['', t({ id: 'bulk.discussion.choose' })], ...categories]}
                  error={fields['categoryId'] ?? null}
                  onValue={(categoryId) => change({ categoryId })}
                />
              ) : (
                <FormField
                  isRequired
                  label={t({ id: 'bulk.discussion.reason' })}
                  hint={t({ id: 'bulk.discussion.reasonHint' })}
                  lines={2}
                  maxLength={maxReason}
                  value={values.reason}
                  error={fields['reason'] ?? null}
                  onValue={(reason) => change({ reason })}
                />
              )}
            </>
          )}
        />
      )}
    </>
  );
}
