import { useState } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { DialogForm } from './dialog-form.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword, type Owner } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecurityDocument, useRenewRecoveryCodesMutation, useTurnOffTotpMutation } from './security.generated.ts';
import { SettingDialog } from './setting-dialog.tsx';

interface ProofDialogProps {
  readonly owner: Owner;
  readonly purpose: 'turnOff' | 'renew';
  readonly onClose: () => void;
}

/** Asks for password and code, then turns the second step off, or gives other recovery codes. */
export function ProofDialog({ owner, purpose, onClose }: ProofDialogProps) {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [turnOff] = useTurnOffTotpMutation({ refetchQueries: [SecurityDocument] });
  const [renew] = useRenewRecoveryCodesMutation({ refetchQueries: [SecurityDocument] });
  const sealed = useOwnPassword(owner);
  const action = purpose === 'turnOff' ? t({ id: 'security.second.turnOff' }) : t({ id: 'security.second.renew' });
  const form = useEntranceForm({
    initial: { currentPassword: '', code: '' },
    check: ({ currentPassword, code }) =>
      faultsOf({
        currentPassword: ownPasswordFault(owner, currentPassword),
        code: code.trim() === '' ? message({ id: 'security.second.codeRequired' }) : null,
      }),
    async send({ currentPassword, code }) {
      const variables = { input: { currentPassword: await sealed(currentPassword), code } };
      const result =
        purpose === 'turnOff'
          ? (await turnOff({ variables })).data?.turnOffTotp
          : (await renew({ variables })).data?.renewRecoveryCodes;
      if (result?.__typename === 'TurnOffTotpSuccess') {
        showToast('success', t({ id: 'security.second.turnedOff' }));
        onClose();
        return null;
      }
      if (result?.__typename === 'RenewRecoveryCodesSuccess') {
        setCodes(result.data);
        return null;
      }
      return refusalOf(t, result, ['currentPassword', 'code'], { WrongSecondFactor: 'code' });
    },
  });
  return (
    <SettingDialog
      title={codes === null ? action : t({ id: 'security.codes.title' })}
      isKept={codes !== null}
      onClose={onClose}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <DialogForm form={form} action={action} onClose={onClose}>
          <OwnPassword owner={owner} field={form.field('currentPassword')} />
          <FormField
            label={t({ id: 'security.second.anyCode' })}
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={40}
            {...form.field('code')}
          />
        </DialogForm>
      )}
    </SettingDialog>
  );
}
