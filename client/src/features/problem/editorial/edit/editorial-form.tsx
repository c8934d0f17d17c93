import { Button, Flex, Stack } from '@chakra-ui/react';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { ConflictDialog } from '../../../../components/conflict-dialog.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { EditorialForm_FormFragment } from './editorial-form.generated.ts';
import { PublicationFields } from './publication-fields.tsx';
import { SolutionChoice } from './solution-choice.tsx';
import { TextFields } from './text-fields.tsx';
import { useEditorialForm } from './use-editorial-form.ts';

interface EditorialFormProps {
  readonly stored: EditorialForm_FormFragment;
  /** User id. */
  readonly account: string;
}

/** The form of an editorial. What is typed outlives the page until it is saved. */
export function EditorialForm({ stored, account }: EditorialFormProps) {
  const t = useText();
  const form = useEditorialForm(stored, account);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="5">
        {form.isRestored ? (
          <RestoredNotice
            text={t({ id: 'editorial.restored' })}
            discard={t({ id: 'editorial.discard' })}
            discardText={t({ id: 'editorial.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <PublicationFields form={form} contests={stored.contests} />
        <TextFields form={form} />
        <SolutionChoice form={form} solutions={stored.solutions} />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <ChangeButton type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'editorial.save' })}
          </ChangeButton>
        </Flex>
      </Stack>
      <ConflictDialog
        isOpen={form.conflict !== null}
        title={t({ id: 'editorial.conflict' })}
        text={t({ id: 'editorial.conflictText' })}
        overwrite={t({ id: 'editorial.conflictOverwrite' })}
        onOverwrite={() => void form.overwrite()}
        onClose={form.closeConflict}
      >
        <Button asChild size="sm" variant="outline">
          <a href={`/problem/${encodeURIComponent(stored.displayId)}/editorial`} target="_blank" rel="noreferrer">
            {t({ id: 'editorial.conflictCompare' })}
          </a>
        </Button>
      </ConflictDialog>
    </form>
  );
}
