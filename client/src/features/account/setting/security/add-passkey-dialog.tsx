import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { makePasskey } from '../../../../lib/session/ask-passkey.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { DialogForm } from './dialog-form.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword, type Owner } from './own-password.tsx';
import { SecurityDocument, useAddPasskeyMutation, useStartPasskeyMutation } from './security.generated.ts';
import { SettingDialog } from './setting-dialog.tsx';

/** Asks for a name and the password, then has the device make a passkey. */
export function AddPasskeyDialog({ owner, onClose }: { readonly owner: Owner; readonly onClose: () => void }) {
  const t = useText();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation({ refetchQueries: [SecurityDocument] });
  const sealed = useOwnPassword(owner);
  const form = useEntranceForm({
    initial: { name: '', currentPassword: '' },
    check: ({ name, currentPassword }) =>
      faultsOf({
        name: name.trim() === '' ? message({ id: 'security.passkey.nameRequired' }) : null,
        currentPassword: ownPasswordFault(owner, currentPassword),
      }),
    async send({ name, currentPassword }) {
      const { data: started } = await start({ variables: { currentPassword: await sealed(currentPassword) } });
      const asked = started?.startPasskey;
      if (asked?.__typename !== 'StartPasskeySuccess') return refusalOf(t, asked, ['currentPassword']);
      const response = await makePasskey(asked.data);
      if (response === null) return { ...noRefusal, form: t({ id: 'security.passkey.cancelled' }) };
      const { data } = await add({ variables: { input: { name, response } } });
      const result = data?.addPasskey;
      if (result?.__typename !== 'AddPasskeySuccess') return refusalOf(t, result, ['name']);
      showToast('success', t({ id: 'security.passkey.added' }));
      onClose();
      return null;
    },
  });
  return (
    <SettingDialog title={t({ id: 'security.passkey.add' })} onClose={onClose}>
      <DialogForm form={form} action={t({ id: 'security.passkey.add' })} onClose={onClose}>
        <FormField
          label={t({ id: 'security.passkey.name' })}
          hint={t({ id: 'security.passkey.nameHint' })}
          maxLength={100}
          autoComplete="off"
          autoFocus
          {...form.field('name')}
        />
        <OwnPassword owner={owner} field={form.field('currentPassword')} />
      </DialogForm>
    </SettingDialog>
  );
}
