import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ConflictDialog } from '../../../../components/conflict-dialog.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { SolutionStateNote } from '../solution-state.tsx';
import { HelpFields } from './help-fields.tsx';
import { maxContent, maxTitle } from './solution-values.ts';
import { SourceChoice } from './source-choice.tsx';
import { useSolutionForm, type SolutionEditing, type SolutionFormProps } from './use-solution-form.ts';

/** The form of a solution. What is typed outlives the page until it is sent. */
export function SolutionForm(props: SolutionFormProps) {
  const t = useText();
  const form = useSolutionForm(props);
  const { stored, sources } = props;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        {stored === null ? null : <SolutionStateNote solution={stored} />}
        {form.isRestored ? (
          <RestoredNotice
            text={t({ id: 'solution.restored' })}
            discard={t({ id: 'solution.discard' })}
            discardText={t({ id: 'solution.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <SourceChoice form={form} sources={sources} />
        <FormField
          label={t({ id: 'solution.title' })}
          isRequired
          maxLength={maxTitle}
          autoComplete="off"
          {...form.field('title')}
        />
        <ContentField form={form} />
        <HelpFields form={form} />
        <Text color="fg.muted" fontSize="sm">
          {stored?.isPublished ? t({ id: 'solution.reviewOfEdit' }) : t({ id: 'solution.reviewFirst' })}
        </Text>
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {stored === null ? t({ id: 'solution.send' }) : t({ id: 'solution.save' })}
          </Button>
        </Flex>
      </Stack>
      <ConflictDialog
        isOpen={form.isConflict}
        title={t({ id: 'solution.conflict' })}
        text={t({ id: 'solution.conflictText' })}
        overwrite={t({ id: 'solution.conflictOverwrite' })}
        onOverwrite={() => void form.overwrite()}
        onClose={form.closeConflict}
      >
        <Button size="sm" variant="outline" onClick={() => void form.loadNewest()}>
          {t({ id: 'solution.conflictLoad' })}
        </Button>
      </ConflictDialog>
    </form>
  );
}

function ContentField({ form }: { readonly form: SolutionEditing }) {
  const t = useText();
  const { value, error, onValue } = form.field('content');
  return (
    <MarkdownField
      label={t({ id: 'solution.content' })}
      isRequired
      rows={14}
      maxLength={maxContent}
      value={value}
      error={error}
      onValue={onValue}
    />
  );
}
