import { Button, Field, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { MarkdownEditor } from '../../../../components/markdown-editor/markdown-editor.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import type { Faults } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../../lib/intl/parts/author.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { RestoredNotice } from '../restored-notice.tsx';
import {
  AllContestAnnouncementsDocument,
  useCreateContestAnnouncementMutation,
  useUpdateContestAnnouncementMutation,
  type AnnouncementRow_AnnouncementFragment,
  type ContestAnnouncementInput,
} from './announcements.generated.ts';

/** The server decides. */
const noFaults: Faults<'title' | 'content' | 'visible'> = {};

interface AnnouncementDialogProps {
  /** Where a new one is put up; null where one is changed. */
  readonly contestId: number | null;
  /** Null: a new one. */
  readonly announcement: AnnouncementRow_AnnouncementFragment | null;
  readonly onClose: () => void;
}

/** An announcement as the jury writes it. What is typed outlives the dialog until it is saved. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const userId = useViewer().user?.id;
  if (userId === undefined) return null;
  return (
    <MoreSentences part={authorPart}>
      <Form userId={userId} {...props} />
    </MoreSentences>
  );
}

function Form({ contestId, announcement, userId, onClose }: AnnouncementDialogProps & { readonly userId: string }) {
  const t = useText();
  const [saved] = useState({
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    visible: String(announcement?.isVisible ?? true),
  });
  const refetch = { refetchQueries: [AllContestAnnouncementsDocument], awaitRefetchQueries: true };
  const [create] = useCreateContestAnnouncementMutation(refetch);
  const [update] = useUpdateContestAnnouncementMutation(refetch);
  const sendInput = async (input: ContestAnnouncementInput) => {
    if (announcement !== null)
      return (await update({ variables: { id: announcement.id, input } })).data?.updateContestAnnouncement;
    return contestId === null
      ? undefined
      : (await create({ variables: { contestId, input } })).data?.createContestAnnouncement;
  };
  const form = useDraftedForm<keyof typeof saved>({
    form: announcement === null ? `announcement of contest ${contestId}` : `announcement ${announcement.id}`,
    account: userId,
    saved,
    kept: ['title', 'content', 'visible'],
    check: () => noFaults,
    async send({ title, content, visible }) {
      const result = await sendInput({ title, content, isVisible: visible === 'true' });
      if (!isSuccess(result)) return refusalOf(t, result, ['title', 'content']);
      showToast('success', t({ id: 'desk.announcements.saved' }));
      form.discard();
      onClose();
      return null;
    },
  });
  const { title, content, visible } = form.values;
  const contentFault = form.field('content').error;
  return (
    <SheetDialog
      title={announcement === null ? t({ id: 'desk.announcements.write' }) : t({ id: 'desk.edit' })}
      size="md"
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3" pb="2">
          {form.isRestored ? <RestoredNotice onDiscard={form.discard} /> : null}
          <FormField
            label={t({ id: 'desk.announcements.title' })}
            maxLength={255}
            autoComplete="off"
            autoFocus
            {...form.field('title')}
          />
          <Field.Root invalid={contentFault !== null}>
            <Field.Label>{t({ id: 'desk.announcements.content' })}</Field.Label>
            <MarkdownEditor
              label={t({ id: 'desk.announcements.content' })}
              value={content}
              onValue={(value) => form.setValue('content', value)}
              rows={8}
            />
            <Field.ErrorText>{contentFault}</Field.ErrorText>
          </Field.Root>
          <CheckLabel>
            <input
              type="checkbox"
              checked={visible === 'true'}
              onChange={(event) => form.setValue('visible', String(event.target.checked))}
            />
            {t({ id: 'desk.announcements.visible' })}
          </CheckLabel>
          <FormError refusal={form.refusal} />
          <Button
            type="submit"
            size="sm"
            colorPalette="accent"
            alignSelf="start"
            loading={form.isSending}
            disabled={title.trim() === '' || content.trim() === ''}
          >
            {t({ id: 'desk.announcements.save' })}
          </Button>
        </Stack>
      </form>
    </SheetDialog>
  );
}
