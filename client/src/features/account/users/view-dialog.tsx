import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { faultsOf, maxGivenPassword } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useSealPassword } from '../../../lib/session/use-seal-password.ts';
import { showView } from '../../../lib/store/view-tab.ts';
import type { ManagedUser } from './user-words.ts';
import { useStartUserViewMutation, useViewerHasPasswordQuery } from './users.generated.ts';

/** Longest reason that the server takes. */
const maxReason = 500;

interface ViewDialogProps {
  readonly user: Pick<ManagedUser, 'id' | 'username'>;
  readonly onClose: () => void;
}

/** Asks why, and begins to show the site in this tab as another account sees it. */
export function ViewDialog({ user: { id: userId, username }, onClose }: ViewDialogProps) {
  const t = useText();
  const seal = useSealPassword();
  const [start] = useStartUserViewMutation();
  const { data } = useViewerHasPasswordQuery({ fetchPolicy: 'network-only' });
  // An empty password would be refused and cost a try, so one is asked for until the account is known to have none.
  const hasPassword = data?.viewer.hasPassword ?? true;
  const form = useEntranceForm({
    initial: { reason: '', currentPassword: '' },
    check: ({ reason, currentPassword }) =>
      faultsOf({
        reason: reason.trim() === '' ? message({ id: 'users.viewReasonNeeded' }) : null,
        currentPassword: hasPassword && currentPassword === '' ? message({ id: 'users.viewPasswordNeeded' }) : null,
      }),
    async send({ reason, currentPassword: password }) {
      // Accounts without a password send any text.
      const currentPassword = hasPassword ? await seal(password) : 'none';
      const result = (await start({ variables: { input: { userId, reason, currentPassword } } })).data?.startUserView;
      if (result?.__typename !== 'StartUserViewSuccess') return refusalOf(t, result, ['reason', 'currentPassword']);
      showView(result.view.token, '/home');
      return null;
    },
  });
  return (
    <SheetDialog title={t({ id: 'users.viewTitle' }, { username })} size="sm" focusesField onClose={onClose}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3">
          <FormError refusal={form.refusal} />
          <Text color="fg.muted">{t({ id: 'users.viewText' }, { username })}</Text>
          <FormField
            label={t({ id: 'users.reason' })}
            hint={t({ id: 'users.viewReason' })}
            lines={2}
            maxLength={maxReason}
            {...form.field('reason')}
          />
          {hasPassword ? (
            <FormField
              label={t({ id: 'users.viewPassword' })}
              type="password"
              autoComplete="current-password"
              maxLength={maxGivenPassword}
              {...form.field('currentPassword')}
            />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              {t({ id: 'users.viewNoPassword' })}
            </Text>
          )}
          <Flex justify="flex-end" gap="2">
            <Button size="sm" variant="outline" onClick={onClose}>
              {t({ id: 'action.cancel' })}
            </Button>
            <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending}>
              {t({ id: 'users.viewAct' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
