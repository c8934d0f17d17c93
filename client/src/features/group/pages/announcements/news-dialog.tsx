import { Button, Flex, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../../lib/intl/parts/author.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useGroup } from '../frame/group-context.ts';
import {
  ManagedNewsDocument,
  useCreateGroupAnnouncementMutation,
  useUpdateGroupAnnouncementMutation,
  type ManagedNews_AnnouncementFragment,
} from './managed-news.generated.ts';

/** Characters; the server decides. */
const maxTitle = 255;
const maxContent = 65_535;
const fields = ['title', 'content', 'visible'] as const;

interface NewsDialogProps {
  /** Null: a new one. */
  readonly announcement: ManagedNews_AnnouncementFragment | null;
  readonly onClose: () => void;
}

/** Writes or changes an announcement of the group. What is typed outlives the dialog until it is saved. */
export function NewsDialog(props: NewsDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  return (
    <SheetDialog
      title={props.announcement === null ? t({ id: 'group.news.write' }) : t({ id: 'group.news.editTitle' })}
      size="md"
      widest="60rem"
      focusesField
      onClose={props.onClose}
    >
      {/* The words of the Markdown editor. */}
      <Suspense fallback={<SkeletonRows count={3} height="72px" />}>
        <MoreSentences part={authorPart}>
          {account === undefined ? null : <NewsForm account={account} {...props} />}
        </MoreSentences>
      </Suspense>
    </SheetDialog>
  );
}

function NewsForm({ announcement, account, onClose }: NewsDialogProps & { readonly account: string }) {
  const t = useText();
  const { id: groupId } = useGroup();
  const [saved] = useState({
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    visible: String(announcement?.isVisible ?? true),
  });
  const [create] = useCreateGroupAnnouncementMutation({
    refetchQueries: [ManagedNewsDocument],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateGroupAnnouncementMutation();
  const form = useDraftedForm<(typeof fields)[number]>({
    form: announcement === null ? `announcement of group ${groupId}` : `announcement ${announcement.id}`,
    account,
    saved,
    kept: fields,
    check: ({ title, content }) =>
      faultsOf({
        title: title.trim() === '' ? message({ id: 'group.fault.newsTitle' }) : null,
        content: content.trim() === '' ? message({ id: 'group.fault.newsContent' }) : null,
        visible: null,
      }),
    async send({ title, content, visible }) {
      const text = { title, content, isVisible: visible === 'true' };
      const result =
        announcement === null
          ? (await create({ variables: { input: { groupId, ...text } } })).data?.createGroupAnnouncement
          : (await update({ variables: { input: { id: String(announcement.id), ...text } } })).data
              ?.updateGroupAnnouncement;
      if (
        result?.__typename !== 'CreateGroupAnnouncementSuccess' &&
        result?.__typename !== 'UpdateGroupAnnouncementSuccess'
      )
        return refusalOf(t, result, fields);
      showToast('success', t({ id: 'group.news.saved' }));
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
            text={t({ id: 'group.restored' })}
            discard={t({ id: 'group.discard' })}
            discardText={t({ id: 'group.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <FormField
          label={t({ id: 'group.news.title' })}
          isRequired
          maxLength={maxTitle}
          takesMore
          autoComplete="off"
          {...form.field('title')}
        />
        <MarkdownField
          label={t({ id: 'group.news.content' })}
          isRequired
          rows={10}
          maxLength={maxContent}
          value={content.value}
          error={content.error}
          onValue={content.onValue}
        />
        <Toggle
          label={t({ id: 'group.news.isVisible' })}
          checked={form.values.visible === 'true'}
          onChange={(isVisible) => form.setValue('visible', String(isVisible))}
        />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'group.save' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
