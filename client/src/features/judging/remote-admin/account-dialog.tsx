import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { remoteModes } from '../../../components/remote/remote-looks.ts';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useAddRemoteAccountMutation,
  useChangeRemoteCredentialMutation,
  useCheckRemoteAccountMutation,
  type ManagedJudge_JudgeFragment,
  type RemoteAccount_AccountFragment,
} from './remote-admin.generated.ts';

const names = ['username', 'secret', 'cookieName'] as const;
const secretLabels = {
  password: message({ id: 'remoteAdmin.secret.password' }),
  cookie: message({ id: 'remoteAdmin.secret.cookie' }),
  token: message({ id: 'remoteAdmin.secret.token' }),
} as const;

interface AccountDialogProps {
  /** Those whose accounts sign in. */
  readonly judges: readonly ManagedJudge_JudgeFragment[];
  /** Null: a new one is added. */
  readonly account: RemoteAccount_AccountFragment | null;
  readonly onClose: () => void;
}

/** A new account, or another password, session or token of one. What was given is never shown. */
export function AccountDialog({ judges, account, onClose }: AccountDialogProps) {
  const t = useText();
  const [judgeKey, setJudgeKey] = useState(account?.judgeKey ?? judges[0]?.key ?? '');
  const judge = judges.find(({ key }) => key === judgeKey);
  const modes = judge?.possibleModes.filter((mode) => mode === 'POOL' || mode === 'OFFICIAL_API') ?? [];
  const [wantedMode, setMode] = useState(modes[0]);
  const mode = modes.find((possible) => possible === wantedMode) ?? modes[0];
  const taken = judge?.credentialKind;
  const kind = taken === 'cookie' || taken === 'token' ? taken : 'password';
  const act = useAct();
  const [add] = useAddRemoteAccountMutation();
  const [checkSignIn] = useCheckRemoteAccountMutation();
  const [change] = useChangeRemoteCredentialMutation();
  const form = useEntranceForm({
    initial: { username: account?.username ?? '', secret: '', cookieName: '' },
    check: ({ username, secret, cookieName }) =>
      faultsOf({
        username: username.trim() === '' ? message({ id: 'remoteAdmin.fault.username' }) : null,
        secret: secret === '' ? message({ id: 'remoteAdmin.fault.secret' }) : null,
        cookieName: kind === 'cookie' && cookieName.trim() === '' ? message({ id: 'remoteAdmin.fault.cookie' }) : null,
      }),
    async send({ username, secret, cookieName }) {
      const given = { secret, cookieName: kind === 'cookie' ? cookieName.trim() : null };
      const name = username.trim();
      // A wrong password is found now, not by the first program that is sent.
      const signIn = (id: number) =>
        void act(
          async () => (await checkSignIn({ variables: { id } })).data?.result,
          t({ id: 'remoteAdmin.signInWorks' }, { name }),
        );
      if (account !== null) {
        const result = (await change({ variables: { input: { id: account.id, ...given } } })).data?.result;
        if (!isSuccess(result)) return refusalOf(t, result, names);
        showToast('success', t({ id: 'remoteAdmin.credentialSaved' }, { name }));
        signIn(account.id);
      } else {
        if (mode === undefined) return { ...noRefusal, form: t({ id: 'remoteAdmin.fault.mode' }) };
        const input = { judgeKey, mode, username: name, ...given };
        const result = (await add({ variables: { input } })).data?.result;
        if (!isSuccess(result)) return refusalOf(t, result, names, { RemoteAccountTaken: 'username' });
        showToast('success', t({ id: 'remoteAdmin.accountAdded' }, { name }));
        if (result.__typename === 'AddRemoteAccountSuccess') signIn(result.data.id);
      }
      onClose();
      return null;
    },
  });
  return (
    <SheetDialog
      title={account === null ? t({ id: 'remoteAdmin.addAccount' }) : account.username}
      size="sm"
      focusesField
      onClose={onClose}
    >
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <Stack gap="3">
          <FormError refusal={form.refusal} />
          {account === null ? (
            <>
              <ChoiceField
                label={t({ id: 'remoteAdmin.judge' })}
                value={judgeKey}
                options={judges.map(({ key, name }) => [key, name] as const)}
                error={null}
                onValue={setJudgeKey}
              />
              <ChoiceField
                label={t({ id: 'remoteAdmin.mode' })}
                value={mode ?? ''}
                options={modes.map((possible) => [possible, t(remoteModes[possible])] as const)}
                error={modes.length === 0 ? t({ id: 'remoteAdmin.fault.mode' }) : null}
                onValue={(value) => setMode(modes.find((possible) => possible === value))}
              />
              <FormField
                label={t({ id: 'remoteAdmin.username' })}
                isRequired
                autoComplete="off"
                maxLength={100}
                {...form.field('username')}
              />
            </>
          ) : null}
          {kind === 'cookie' ? (
            <FormField
              label={t({ id: 'remoteAdmin.cookieName' })}
              isRequired
              autoComplete="off"
              maxLength={100}
              {...form.field('cookieName')}
            />
          ) : null}
          <FormField
            label={t(secretLabels[kind])}
            type="password"
            isRequired
            autoComplete="new-password"
            maxLength={4_000}
            {...form.field('secret')}
          />
          <Text fontSize="xs" color="fg.muted">
            {account === null ? t({ id: 'remoteAdmin.secretHelp' }) : t({ id: 'remoteAdmin.newSecretHelp' })}
          </Text>
          <Button type="submit" alignSelf="flex-start" size="sm" colorPalette="accent" disabled={form.isSending}>
            {t({ id: 'remoteAdmin.save' })}
          </Button>
        </Stack>
      </form>
    </SheetDialog>
  );
}
