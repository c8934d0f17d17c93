import { Text } from '@chakra-ui/react';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { DialogForm } from './dialog-form.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword, type Owner } from './own-password.tsx';
import { SecurityDocument, useLinkIdentityMutation } from './security.generated.ts';
import { SettingDialog } from './setting-dialog.tsx';

interface LinkDialogProps {
  readonly owner: Owner;
  readonly proof: { readonly ticket: string; readonly binding: string };
  readonly onClose: () => void;
}

/** Back from a provider: asks for the password, then links. */
export function LinkDialog({ owner, proof, onClose }: LinkDialogProps) {
  const t = useText();
  const [link] = useLinkIdentityMutation({ refetchQueries: [SecurityDocument] });
  const sealed = useOwnPassword(owner);
  const form = useEntranceForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => faultsOf({ currentPassword: ownPasswordFault(owner, currentPassword) }),
    async send({ currentPassword }) {
      const { data } = await link({
        variables: { input: { ...proof, currentPassword: await sealed(currentPassword) } },
      });
      const result = data?.linkIdentity;
      if (result?.__typename !== 'LinkIdentitySuccess') return refusalOf(t, result, ['currentPassword']);
      showToast('success', t({ id: 'security.provider.linked' }));
      onClose();
      return null;
    },
  });
  return (
    <SettingDialog title={t({ id: 'security.provider.confirm' })} onClose={onClose}>
      <DialogForm form={form} action={t({ id: 'security.provider.confirm' })} onClose={onClose}>
        <Text fontSize="sm">{t({ id: 'security.provider.confirmHelp' })}</Text>
        <OwnPassword owner={owner} field={form.field('currentPassword')} />
      </DialogForm>
    </SettingDialog>
  );
}
