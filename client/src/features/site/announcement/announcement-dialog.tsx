import { Button, Flex, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { MarkdownField } from '../../../components/markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../../../components/restored-notice.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../lib/intl/parts/author.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  ManagedAnnouncementsDocument,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  type ManagedAnnouncementFragment,
} from './announcements.generated.ts';

/** Characters; the server decides. */
const maxTitle = 255;
const maxContent = 65_535;
const fields = ['title', 'content', 'visible'] as const;

interface AnnouncementDialogProps {
  /** Null: a new one. */
  readonly announcement: ManagedAnnouncementFragment | null;
  readonly onClose: () => void;
}

/** Writes or changes an announcement of the site. What is typed outlives the dialog until it is saved. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  return (
    <SheetDialog
      title={props.announcement === null ? t({ id: 'siteNews.write' }) : t({ id: 'siteNews.editTitle' })}
      size="md"
      widest="60rem"
      focusesField
      onClose={props.onClose}
    >
      {/* The words of the Markdown editor. */}
      <Suspense fallback={<SkeletonRows count={3} height="72px" />}>
        <MoreSentences part={authorPart}>
          {account === undefined ? null : <AnnouncementForm account={account} {...props} />}
        </MoreSentences>
      </Suspense>
    </SheetDialog>
  );
}

function AnnouncementForm({ announcement, account, onClose }: AnnouncementDialogProps & { readonly account: string }) {
  const t = useText();
  const [saved] = useState({
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    visible: String(announcement?.isVisible ?? true),
  });
  const [create] = useCreateAnnouncementMutation({
    refetchQueries: [ManagedAnnouncementsDocument],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateAnnouncementMutation();
  const form = useDraftedForm<(typeof fields)[number]>({
    form: announcement === null ? 'announcement' : `announcement ${announcement.id}`,
    account,
    saved,
    kept: fields,
    check: ({ title, content }) =>
      faultsOf({
        title: title.trim() === '' ? message({ id: 'siteContent.fault.title' }) : null,
        content: content.trim() === '' ? message({ id: 'siteContent.fault.content' }) : null,
        visible: null,
      }),
    async send({ title, content, visible }) {
      const input = { title, content, isVisible: visible === 'true' };
      const result =
        announcement === null
          ? (await create({ variables: { input } })).data?.createAnnouncement
          : (await update({ variables: { id: announcement.id, input } })).data?.updateAnnouncement;
      if (result?.__typename !== 'CreateAnnouncementSuccess' && result?.__typename !== 'UpdateAnnouncementSuccess')
        return refusalOf(t, result, fields);
      showToast('success', t({ id: 'siteNews.saved' }));
      form.discard();
      onClose();
      return null;
    },
  });
  const content = form.field('content');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        {form.isRestored ? (
          <RestoredNotice
            text={t({ id: 'siteContent.restored' })}
            discard={t({ id: 'siteContent.discard' })}
            discardText={t({ id: 'siteContent.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <FormField
          label={t({ id: 'siteContent.title' })}
          isRequired
          maxLength={maxTitle}
          takesMore
          autoComplete="off"
          {...form.field('title')}
        />
        <MarkdownField
          label={t({ id: 'siteContent.content' })}
          isRequired
          rows={10}
          maxLength={maxContent}
          value={content.value}
          error={content.error}
          onValue={content.onValue}
        />
        <Toggle
          label={t({ id: 'siteNews.isVisible' })}
          checked={form.values.visible === 'true'}
          onChange={(isVisible) => form.setValue('visible', String(isVisible))}
        />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'siteContent.save' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
