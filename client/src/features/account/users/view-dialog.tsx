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
import { useStartUserViewMutation } from './users.generated.ts';

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
  const form = useEntranceForm({
    initial: { reason: '', currentPassword: '' },
    check: ({ reason }) =>
      faultsOf({
        reason: reason.trim() === '' ? message({ id: 'users.viewReasonNeeded' }) : null,
        // The server says whether the account has one.
        currentPassword: null,
      }),
    async send({ reason, currentPassword: password }) {
      // Accounts without a password send any text.
      const currentPassword = password === '' ? 'none' : await seal(password);
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
          <FormField
            label={t({ id: 'users.viewPassword' })}
            hint={t({ id: 'users.viewNoPassword' })}
            type="password"
            autoComplete="current-password"
            maxLength={maxGivenPassword}
            {...form.field('currentPassword')}
          />
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
