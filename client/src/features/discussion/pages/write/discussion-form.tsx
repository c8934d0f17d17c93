import { Button, Field, Flex, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { MarkdownEditor } from '../../../../components/markdown-editor/markdown-editor.tsx';
import { MentionSubjectContext } from '../../../../components/markdown-editor/mention-subject.ts';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { TextConflict } from '../../../../components/text-history/text-conflict.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { maxLineLength } from './discussion-values.ts';
import { SimilarDiscussions } from './similar-discussions.tsx';
import { useDiscussionForm, type DiscussionFormProps } from './use-discussion-form.ts';

interface FormProps extends DiscussionFormProps {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** The form of a discussion. What is typed outlives the dialog until it is sent. */
export function DiscussionForm({ categories, ...props }: FormProps) {
  const t = useText();
  const { siteActs } = useViewer();
  const { discussion, problemId } = props;
  const form = useDiscussionForm(props);
  const [mentionSubject] = useState(() => ({
    on: discussion === null ? null : { discussionId: Number(discussion.id) },
  }));
  const [content, category, disclosure] = [form.field('content'), form.field('categoryId'), form.field('disclosure')];
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="3">
        {form.isRestored ? (
          <RestoredNotice
            text={t({ id: 'discussion.restored' })}
            discard={t({ id: 'discussion.discard' })}
            discardText={t({ id: 'discussion.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <FormField
          label={t({ id: 'discussion.title' })}
          required
          maxLength={maxLineLength}
          autoComplete="off"
          autoFocus
          {...(problemId !== null &&
            discussion === null && { hint: t({ id: 'discussion.titleHint' }, { id: problemId }) })}
          {...form.field('title')}
        />
        {discussion === null ? <SimilarDiscussions title={form.values.title} problemId={problemId} /> : null}
        <FormField
          label={t({ id: 'discussion.description' })}
          hint={t({ id: 'discussion.descriptionHint' })}
          required
          maxLength={maxLineLength}
          autoComplete="off"
          {...form.field('description')}
        />
        <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
          <ChoiceField
            label={t({ id: 'discussion.category' })}
            value={category.value}
            options={[
              ['', t({ id: 'discussion.chooseCategory' })],
              ...categories.map(({ id, name }) => [id, name] as const),
            ]}
            error={category.error}
            onValue={category.onValue}
          />
          {problemId === null ? null : (
            <ChoiceField
              label={t({ id: 'discussion.disclosure' })}
              value={disclosure.value}
              options={[
                ['ALL', t({ id: 'discussion.disclosure.all' })],
                ['SOLVED', t({ id: 'discussion.disclosure.solved' })],
                ['STAFF', t({ id: 'discussion.disclosure.staff' })],
              ]}
              error={disclosure.error}
              onValue={disclosure.onValue}
            />
          )}
        </Grid>
        <Field.Root invalid={content.error !== null} required>
          <Field.Label>{t({ id: 'discussion.content' })}</Field.Label>
          <MentionSubjectContext value={mentionSubject}>
            <MarkdownEditor
              label={t({ id: 'discussion.content' })}
              value={content.value}
              onValue={content.onValue}
              rows={10}
              hasEmoji
            />
          </MentionSubjectContext>
          {content.error === null ? null : <Field.ErrorText>{content.error}</Field.ErrorText>}
        </Field.Root>
        {discussion === null && siteActs.includes('MODERATE') ? (
          <Toggle
            label={t({ id: 'discussion.isPinned' })}
            checked={form.values.isPinned === 'true'}
            onChange={(isPinned) => form.setValue('isPinned', String(isPinned))}
          />
        ) : null}
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {discussion === null ? t({ id: 'discussion.post' }) : t({ id: 'discussion.save' })}
          </Button>
        </Flex>
      </Stack>
      {discussion === null ? null : (
        <TextConflict
          savedAt={form.conflictAt}
          href={`/discussion-detail/${discussion.id}`}
          onOverwrite={() => void form.overwrite()}
          onClose={form.closeConflict}
        />
      )}
    </form>
  );
}
