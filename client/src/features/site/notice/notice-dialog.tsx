import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { newsFaults } from '../../../components/news-form/news-faults.ts';
import { NewsFields } from '../../../components/news-form/news-fields.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../lib/intl/parts/author.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { AudienceFields } from './audience-fields.tsx';
import { noticeFields, recipientsOf, valuesOf, wordsOf } from './notice-values.ts';
import {
  ManagedNoticesDocument,
  useCreateNoticeMutation,
  useEditedNoticeQuery,
  useUpdateNoticeMutation,
  type EditedNoticeFragment,
} from './notices.generated.ts';

interface NoticeDialogProps {
  /** Null: a new one. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** Writes or changes a notice. What is typed outlives the dialog until it is saved. */
export function NoticeDialog({ id, onClose }: NoticeDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  const { data, error, refetch } = useEditedNoticeQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'network-only',
  });
  const notice = id === null ? null : (data?.notice ?? undefined);
  return (
    <SheetDialog
      title={id === null ? t({ id: 'siteNotice.write' }) : t({ id: 'siteNotice.editTitle' })}
      size="md"
      widest="60rem"
      focusesField
      onClose={onClose}
    >
      {/* The words of the Markdown editor. */}
      <Suspense fallback={<SkeletonRows count={3} height="72px" />}>
        <MoreSentences part={authorPart}>
          {id === null ? null : <LoadingRows data={notice} error={error} onRetry={() => void refetch()} count={3} />}
          {account === undefined || notice === undefined ? null : (
            <NoticeForm account={account} notice={notice} onClose={onClose} />
          )}
        </MoreSentences>
      </Suspense>
    </SheetDialog>
  );
}

interface NoticeFormProps {
  readonly account: string;
  readonly notice: EditedNoticeFragment | null;
  readonly onClose: () => void;
}

function NoticeForm({ account, notice, onClose }: NoticeFormProps) {
  const t = useText();
  const [saved] = useState(() => valuesOf(notice));
  const options = { refetchQueries: [ManagedNoticesDocument], awaitRefetchQueries: true };
  const [create] = useCreateNoticeMutation(options);
  const [update] = useUpdateNoticeMutation(options);
  const form = useDraftedForm<(typeof noticeFields)[number]>({
    form: notice === null ? 'notice' : `notice ${notice.id}`,
    account,
    saved,
    kept: noticeFields,
    check: (values) => ({
      ...newsFaults(values),
      ...(values.audience === 'DESIGNATED' &&
        wordsOf(values.usernames).length === 0 && { usernames: message({ id: 'siteNotice.fault.usernames' }) }),
    }),
    async send(values) {
      const input = { title: values.title, content: values.content, ...recipientsOf(values) };
      const result =
        notice === null
          ? (await create({ variables: { input } })).data?.createNotice
          : (await update({ variables: { id: notice.id, input } })).data?.updateNotice;
      if (result?.__typename !== 'CreateNoticeSuccess' && result?.__typename !== 'UpdateNoticeSuccess')
        return refusalOf(t, result, noticeFields);
      showToast('success', t({ id: 'siteNotice.saved' }));
      form.discard();
      onClose();
      return null;
    },
  });
  const isSent = notice?.state === 'SENT' || notice?.state === 'SENDING';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <NewsFields form={form} rows={8} />
        {isSent ? (
          <Box color="fg.muted" fontSize="sm">
            {t({ id: 'siteNotice.sentHint' })}
          </Box>
        ) : (
          <AudienceFields values={form.values} setValue={form.setValue} field={form.field} />
        )}
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'author.news.save' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
