import { Text } from '@chakra-ui/react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { DialogForm } from '../security/dialog-form.tsx';
import { SettingDialog } from '../security/setting-dialog.tsx';
import {
  RemoteAccountsDocument,
  useSaveRemoteSessionMutation,
  type RemoteRow_JudgeFragment,
} from './remote.generated.ts';

interface SessionDialogProps {
  readonly judge: RemoteRow_JudgeFragment;
  readonly onClose: () => void;
}

/** Asks for a session of the viewer's own at a judge. */
export function SessionDialog({ judge, onClose }: SessionDialogProps) {
  const { key: judgeKey, name, session, sessionCookie: cookie } = judge;
  const t = useText();
  const [save] = useSaveRemoteSessionMutation({ refetchQueries: [RemoteAccountsDocument] });
  const form = useEntranceForm({
    initial: { username: session?.username ?? '', value: '' },
    check: ({ username, value }) =>
      faultsOf({
        username: username.trim() === '' ? message({ id: 'remoteAccount.handleRequired' }) : null,
        value: value.trim() === '' ? message({ id: 'remoteAccount.valueRequired' }) : null,
      }),
    async send({ username, value }) {
      const input = { judgeKey, username: username.trim(), value: value.trim() };
      const result = (await save({ variables: { input } })).data?.saveRemoteSession;
      if (result?.__typename !== 'SaveRemoteSessionSuccess') return refusalOf(t, result, ['username', 'value']);
      showToast('success', t({ id: 'remoteAccount.sessionSaved' }));
      onClose();
      return null;
    },
  });
  return (
    <SettingDialog title={t({ id: 'remoteAccount.giveSessionOf' }, { judge: name })} onClose={onClose}>
      <DialogForm form={form} action={t({ id: 'remoteAccount.save' })} onClose={onClose}>
        <Text fontSize="sm">{t({ id: 'remoteAccount.sessionText' })}</Text>
        <FormField
          label={t({ id: 'remoteAccount.handle' }, { judge: name })}
          maxLength={100}
          autoComplete="off"
          autoFocus
          {...form.field('username')}
        />
        <FormField
          label={cookie === null ? t({ id: 'remoteAccount.token' }) : t({ id: 'remoteAccount.cookie' }, { cookie })}
          hint={
            cookie === null ? t({ id: 'remoteAccount.tokenHint' }) : t({ id: 'remoteAccount.cookieHint' }, { cookie })
          }
          type="password"
          maxLength={4096}
          autoComplete="off"
          {...form.field('value')}
        />
      </DialogForm>
    </SettingDialog>
  );
}
