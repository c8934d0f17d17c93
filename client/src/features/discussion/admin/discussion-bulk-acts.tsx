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
    searchTitle: message({ id: 'bulk.discussion.hideFound' }),
  },
  {
    act: 'DELETE',
    name: message({ id: 'bulk.discussion.delete' }),
    title: message({ id: 'bulk.discussion.deleteTitle' }),
    searchTitle: message({ id: 'bulk.discussion.deleteFound' }),
  },
  {
    act: 'MOVE',
    name: message({ id: 'bulk.discussion.move' }),
    title: message({ id: 'bulk.discussion.moveTitle' }),
    searchTitle: message({ id: 'bulk.discussion.moveFound' }),
  },
] as const;

const lists = ['ManagedDiscussions'];
const maxReason = 500;
const untouched = { author: '', words: '', reason: '', categoryId: '' };

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
  const [open, setOpen] = useState<{ readonly act: (typeof acts)[number]; readonly ids: readonly string[] } | null>(
    null,
  );
  const [values, setValues] = useState(untouched);
  const [preview] = usePreviewDiscussionActMutation();
  const { data } = useDiscussionCategoriesQuery({ variables: { language: useLocale() } });
  const change = (part: Partial<typeof untouched>) => setValues({ ...values, ...part });
  const categories = (data?.discussionCategories ?? []).map(({ id, name }) => [id, name] as const);
  const isOfSearch = open !== null && open.ids.length === 0;
  return (
    <>
      {acts.map((one) => (
        <Button
          key={one.act}
          size="xs"
          variant="outline"
          {...(one.act === 'DELETE' && { colorPalette: 'red', color: 'red.fg' })}
          onClick={() => {
            setValues(untouched);
            // Those of now: the choice is cleared when the act is done, and the dialog stays.
            setOpen({ act: one, ids });
          }}
        >
          {ids.length === 0 ? t(one.searchTitle) : t(one.name)}
        </Button>
      ))}
      <BulkHistory area="discussion" lists={lists} />
      {open === null ? null : (
        <BulkDialog
          title={isOfSearch ? t(open.act.searchTitle) : t(open.act.title, { count: open.ids.length })}
          isHarsh={open.act.act === 'DELETE'}
          lists={lists}
          fieldNames={['on.search.author', 'reason', 'categoryId']}
          onPreview={async () =>
            (
              await preview({
                variables: {
                  input: {
                    on: isOfSearch
                      ? { search: { author: values.author.trim(), words: values.words.trim() } }
                      : { discussionIds: [...open.ids] },
                    act: open.act.act,
                    reason: values.reason,
                    categoryId: values.categoryId || null,
                  },
                },
              })
            ).data?.previewDiscussionAct
          }
          onDone={onDone}
          onClose={() => setOpen(null)}
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
                </>
              ) : null}
              {open.act.act === 'MOVE' ? (
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
