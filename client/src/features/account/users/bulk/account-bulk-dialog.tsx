import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { BulkDialog } from '../../../../components/bulk/bulk-dialog.tsx';
import { BulkWords } from '../../../../components/bulk/bulk-words.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { fromLocalText } from '../../../../lib/format/local-time.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { bulkWords, type BulkUserAct } from '../user-acts.ts';
import { userLists, type ManagedUser } from '../user-words.ts';
import { usePreviewAccountActMutation } from './account-bulk.generated.ts';
import { changeText, fieldName } from './change-text.ts';
import { NewPasswords } from './new-passwords.tsx';

/** Longest reason that the server takes. */
const maxReason = 500;

interface AccountBulkDialogProps {
  readonly act: BulkUserAct;
  readonly users: readonly Pick<ManagedUser, 'id' | 'username'>[];
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

function OpenDialog({ act, users, onDone, onClose }: AccountBulkDialogProps) {
  const t = useText();
  const [preview] = usePreviewAccountActMutation();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [hasPasswords, setHasPasswords] = useState(false);
  const { act: wireAct, title, text, reasonHint, isHarsh } = bulkWords[act];
  const heading = t(title, { count: users.length });
  const only = users.length === 1 ? users[0] : undefined;
  return (
    <BulkDialog
      title={only === undefined ? heading : t({ id: 'bulk.titleOf' }, { title: heading, name: only.username })}
      isHarsh={isHarsh}
      lists={userLists}
      changeText={(field, value) => changeText(t, field, value)}
      fieldName={(field) => fieldName(t, field)}
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
      result={
        act === 'resetPassword'
          ? (actId) => <NewPasswords actId={actId} onDownloaded={() => setHasPasswords(true)} />
          : undefined
      }
      leaving={
        act === 'resetPassword' && !hasPasswords
          ? {
              title: t({ id: 'users.newPasswordsLeave' }),
              text: t({ id: 'users.newPasswordsLeaveText' }),
              action: t({ id: 'users.newPasswordsLeaveAct' }),
            }
          : null
      }
      onPreview={async () => {
        const end = fromLocalText(until)?.toISOString() ?? null;
        const input = { userIds: users.map(({ id }) => id), act: wireAct, reason: reason.trim(), until: end };
        return (await preview({ variables: { input } })).data?.previewAccountAct;
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
