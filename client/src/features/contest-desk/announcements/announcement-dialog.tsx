import { Button, Field, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { MarkdownEditor } from '../../../components/markdown-editor/markdown-editor.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { failureText } from '../../../lib/failure/failure.ts';
import { NO_REFUSAL, refusalOf } from '../../../lib/form/refusal.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../lib/intl/parts/author.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  AllContestAnnouncementsDocument, useCreateContestAnnouncementMutation, useUpdateContestAnnouncementMutation, type AnnouncementRow_AnnouncementFragment,
} from './announcements.generated.ts';

interface AnnouncementDialogProps {
  /** Where a new one is put up; null where one is changed. */
  readonly contestId: number | null;
  /** Null: a new one. */
  readonly announcement: AnnouncementRow_AnnouncementFragment | null;
  readonly onClose: () => void;
}

/** An announcement as the jury writes it. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  return (
    <MoreSentences part={authorPart}>
      <Form {...props} />
    </MoreSentences>
  );
}

function Form({ contestId, announcement, onClose }: AnnouncementDialogProps) {
  const t = useText();
  const [title, setTitle] = useState(announcement?.title ?? '');
  const [content, setContent] = useState(announcement?.content ?? '');
  const [isVisible, setVisible] = useState(announcement?.isVisible ?? true);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const refetch = { refetchQueries: [AllContestAnnouncementsDocument], awaitRefetchQueries: true };
  const [create] = useCreateContestAnnouncementMutation(refetch);
  const [update] = useUpdateContestAnnouncementMutation(refetch);
  const send = async () => {
    const input = { title, content, isVisible };
    if (announcement !== null) return (await update({ variables: { id: announcement.id, input } })).data?.updateContestAnnouncement;
    return contestId === null ? undefined : (await create({ variables: { contestId, input } })).data?.createContestAnnouncement;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setRefusal(NO_REFUSAL);
    try {
      const result = await send();
      if (result !== undefined && !('message' in result)) {
        showToast('success', t({ id: 'desk.announcements.saved' }));
        onClose();
      } else setRefusal(result === undefined ? { ...NO_REFUSAL, form: t({ id: 'error.server' }) } : refusalOf(result, ['title', 'content']));
    } catch (error) {
      setRefusal({ ...NO_REFUSAL, form: failureText(t, error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <SheetDialog title={announcement === null ? t({ id: 'desk.announcements.write' }) : t({ id: 'desk.edit' })} size="md" onClose={onClose}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="3" pb="2">
          <FormField label={t({ id: 'desk.announcements.title' })} value={title} error={refusal.fields['title'] ?? null} maxLength={255} autoComplete="off" autoFocus onValue={setTitle} />
          <Field.Root invalid={refusal.fields['content'] !== undefined}>
            <Field.Label>{t({ id: 'desk.announcements.content' })}</Field.Label>
            <MarkdownEditor label={t({ id: 'desk.announcements.content' })} value={content} onValue={setContent} rows={8} />
            <Field.ErrorText>{refusal.fields['content']}</Field.ErrorText>
          </Field.Root>
          <CheckLabel>
            <input type="checkbox" checked={isVisible} onChange={(event) => setVisible(event.target.checked)} />
            {t({ id: 'desk.announcements.visible' })}
          </CheckLabel>
          <FormError refusal={refusal} />
          <Button type="submit" size="sm" colorPalette="accent" alignSelf="start" loading={isSending} disabled={title.trim() === '' || content.trim() === ''}>
            {t({ id: 'desk.announcements.save' })}
          </Button>
        </Stack>
      </form>
    </SheetDialog>
  );
}
