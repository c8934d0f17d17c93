import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../lib/form/refusal.ts';
import { fromLocalText } from '../../../lib/format/local-time.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { recipientsOf, valuesOf } from './notice-values.ts';
import { recipientTexts } from './notice-words.ts';
import {
  useEditedNoticeQuery,
  useNoticeRecipientCountQuery,
  usePushNoticeMutation,
  useScheduleNoticeMutation,
  type EditedNoticeFragment,
} from './notices.generated.ts';

interface SendDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Says how many accounts get a notice, and sends it now or at a time. */
export function SendDialog({ id, onClose }: SendDialogProps) {
  const t = useText();
  const { data, error, refetch } = useEditedNoticeQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const notice = data?.notice ?? undefined;
  return (
    <SheetDialog title={t({ id: 'siteNotice.sendTitle' })} size="sm" onClose={onClose}>
      <LoadingRows data={notice} error={error} onRetry={() => void refetch()} count={2} />
      {notice === undefined ? null : <SendForm notice={notice} onClose={onClose} />}
    </SheetDialog>
  );
}

function SendForm({ notice, onClose }: { readonly notice: EditedNoticeFragment; readonly onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { id, title } = notice;
  const [at, setAt] = useState('');
  const [refusal, setRefusal] = useState(noRefusal);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const { data } = useNoticeRecipientCountQuery({
    variables: { recipients: recipientsOf(valuesOf(notice)) },
    fetchPolicy: 'network-only',
  });
  const [push] = usePushNoticeMutation();
  const [schedule] = useScheduleNoticeMutation();
  const sendAt = fromLocalText(at)?.toISOString() ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const result =
        sendAt === null
          ? (await push({ variables: { id } })).data?.pushNotice
          : (await schedule({ variables: { id, sendAt } })).data?.scheduleNotice;
      if (!isSuccess(result)) {
        setRefusal(refusalOf(t, result, ['at'], { NoticeTimeInvalid: 'at' }));
        return;
      }
      showToast('success', sendAt === null ? t({ id: 'siteNotice.sent' }) : t({ id: 'siteNotice.scheduled' }));
      onClose();
    });
  };
  const count = data?.noticeRecipientCount;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Stack gap="0" overflowWrap="anywhere" fontSize="sm">
          {recipientTexts(t, locale, notice).map((text) => (
            <Text key={text} lineClamp="4">
              {text}
            </Text>
          ))}
        </Stack>
        <Text color="fg.muted" minH="6" aria-live="polite">
          {count === undefined ? '' : t({ id: 'siteNotice.recipients' }, { count })}
        </Text>
        <FormField
          label={t({ id: 'siteNotice.at' })}
          hint={t({ id: 'siteNotice.atHint' })}
          type="datetime-local"
          value={at}
          error={refusal.fields['at'] ?? null}
          onValue={(text) => {
            setAt(text);
            setRefusal(withoutFault('at'));
          }}
        />
        <FormError refusal={refusal} />
        <Flex justify="flex-end" gap="2">
          <Button size="sm" variant="outline" onClick={onClose}>
            {t({ id: 'action.cancel' })}
          </Button>
          <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isBusy}>
            {sendAt === null ? t({ id: 'siteNotice.sendNow' }) : t({ id: 'siteNotice.schedule' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
