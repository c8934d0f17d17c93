import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../lib/form/refusal.ts';
import { fromLocalText } from '../../../lib/format/local-time.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { roleNames } from '../../../lib/session/role-names.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useUserActs } from './use-user-acts.ts';
import { actWords, type UserAct } from './user-acts.ts';
import type { ManagedUser } from './user-words.ts';

/** Longest reason that the server takes. */
const maxReason = 500;
const reasonHints = {
  disable: message({ id: 'users.reasonDisable' }),
  delete: message({ id: 'users.reasonDelete' }),
} as const;

interface ActDialogProps {
  readonly act: UserAct;
  readonly users: readonly ManagedUser[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows whom an act is about, asks for what it needs, and does it. */
export function ActDialog({ act, users, onDone, onClose }: ActDialogProps) {
  const t = useText();
  const doAct = useUserActs();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [refusal, setRefusal] = useState(noRefusal);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const { action, title, text, done, asksReason, isHarsh } = actWords[act];
  const count = users.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.length > maxReason) return;
    void attempt(async () => {
      const end = fromLocalText(until)?.toISOString() ?? null;
      const result = await doAct(act, { userIds: users.map(({ id }) => id), reason: reason.trim(), until: end });
      if (isSuccess(result)) {
        showToast('success', t(done, { count }));
        onDone();
        onClose();
      } else setRefusal(refusalOf(t, result, ['reason', 'until']));
    });
  };
  return (
    <SheetDialog title={t(title, { count })} size="sm" focusesField={asksReason} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="3">
          <Text color="fg.muted">{t(text)}</Text>
          <Box
            as="ul"
            listStyleType="none"
            maxH="12rem"
            overflowY="auto"
            tabIndex={0}
            aria-label={t({ id: 'users.affected' })}
            borderWidth="1px"
            borderRadius="l2"
          >
            {users.map(({ id, username, realName, role }) => (
              <Flex as="li" key={id} px="3" py="1.5" gap="2" wrap="wrap" layerStyle="row" fontSize="sm">
                <Box overflowWrap="anywhere" fontWeight="medium">
                  {username}
                </Box>
                <Box color="fg.muted" overflowWrap="anywhere">
                  {realName}
                </Box>
                {role === 'USER' ? null : (
                  <Badge size="sm" ms="auto">
                    {t(roleNames[role])}
                  </Badge>
                )}
              </Flex>
            ))}
          </Box>
          {asksReason ? (
            <FormField
              label={t({ id: 'users.reason' })}
              hint={t(act === 'disable' ? reasonHints.disable : reasonHints.delete)}
              lines={2}
              maxLength={maxReason}
              value={reason}
              error={refusal.fields['reason'] ?? null}
              onValue={(text) => {
                setReason(text);
                setRefusal(withoutFault('reason'));
              }}
            />
          ) : null}
          {act === 'disable' ? (
            <FormField
              label={t({ id: 'users.until' })}
              hint={t({ id: 'users.untilHint' })}
              type="datetime-local"
              value={until}
              error={refusal.fields['until'] ?? null}
              onValue={(text) => {
                setUntil(text);
                setRefusal(withoutFault('until'));
              }}
            />
          ) : null}
          <FormError refusal={refusal} />
          <Flex justify="flex-end" gap="2">
            <Button size="sm" variant="outline" onClick={onClose}>
              {t({ id: 'action.cancel' })}
            </Button>
            <Button type="submit" size="sm" colorPalette={isHarsh ? 'red' : 'accent'} aria-disabled={isBusy}>
              {t(action)}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
