import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { BulkDialog } from '../../../../components/bulk/bulk-dialog.tsx';
import { BulkWords } from '../../../../components/bulk/bulk-words.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { fromLocalText } from '../../../../lib/format/local-time.ts';
import { useText, type Text as SentenceOf } from '../../../../lib/intl/use-text.ts';
import { bulkWords, type BulkUserAct } from '../user-acts.ts';
import { statusLooks, userLists } from '../user-words.ts';
import { usePreviewAccountActMutation } from './account-bulk.generated.ts';
import { NewPasswords } from './new-passwords.tsx';

/** Longest reason that the server takes. */
const maxReason = 500;

interface AccountBulkDialogProps {
  readonly act: BulkUserAct;
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Does something to accounts: asks for what it needs, says what becomes of each, and does it. */
export function AccountBulkDialog(props: AccountBulkDialogProps) {
  return (
    <BulkWords>
      <OpenDialog {...props} />
    </BulkWords>
  );
}

function OpenDialog({ act, ids, onDone, onClose }: AccountBulkDialogProps) {
  const t = useText();
  const [preview] = usePreviewAccountActMutation();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const { act: wireAct, title, text, reasonHint, isHarsh } = bulkWords[act];
  return (
    <BulkDialog
      title={t(title, { count: ids.length })}
      isHarsh={isHarsh}
      lists={userLists}
      changeText={(field, value) => changeText(t, field, value)}
      fieldNames={['reason', 'until']}
      fields={(refusal, mend) => (
        <>
          <Text color="fg.muted">{t(text)}</Text>
          {reasonHint === null ? null : (
            <FormField
              label={t({ id: 'users.reason' })}
              hint={t(reasonHint)}
              lines={2}
              maxLength={maxReason}
              value={reason}
              error={refusal.fields['reason'] ?? null}
              onValue={(value) => {
                setReason(value);
                mend('reason');
              }}
            />
          )}
          {act === 'disable' ? (
            <FormField
              label={t({ id: 'users.until' })}
              hint={t({ id: 'users.untilHint' })}
              type="datetime-local"
              value={until}
              error={refusal.fields['until'] ?? null}
              onValue={(value) => {
                setUntil(value);
                mend('until');
              }}
            />
          ) : null}
        </>
      )}
      result={act === 'resetPassword' ? (actId) => <NewPasswords actId={actId} /> : undefined}
      onPreview={async () => {
        const end = fromLocalText(until)?.toISOString() ?? null;
        const input = { userIds: [...ids], act: wireAct, reason: reason.trim(), until: end };
        return (await preview({ variables: { input } })).data?.previewAccountAct;
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** What of an account changes; null: the act says it. */
function changeText(t: SentenceOf, field: string, value: string | null): string | null {
  switch (field) {
    case 'isDisabled':
      return t(value === 'true' ? statusLooks.DISABLED.name : statusLooks.ACTIVE.name);
    case 'until':
      return value === null ? '–' : formatDateTime(new Date(value));
    case 'reason':
      return value || '–';
    default:
      return null;
  }
}
