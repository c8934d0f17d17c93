import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { DialogForm } from './dialog-form.tsx';
import {
  SecurityDocument,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  type PasskeyRow_PasskeyFragment,
} from './security.generated.ts';
import { SettingDialog } from './setting-dialog.tsx';

/** One passkey. */
export function PasskeyRow({ passkey }: { readonly passkey: PasskeyRow_PasskeyFragment }) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const t = useText();
  const act = useAct();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const [remove] = useRemovePasskeyMutation({ refetchQueries: [SecurityDocument] });
  return (
    <Flex as="li" gap="2" py="2.5" align="flex-start" wrap="wrap" layerStyle="row">
      <Box flex="1" minW="10rem">
        <Flex columnGap="2" align="center" wrap="wrap">
          <Box as="span" fontWeight="medium" wordBreak="break-word">
            {name}
          </Box>
          {isSynced ? (
            <Badge size="sm" variant="subtle">
              {t({ id: 'security.passkey.synced' })}
            </Badge>
          ) : null}
        </Flex>
        <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
          <span>
            {lastUsedAt === null ? (
              t({ id: 'security.unused' })
            ) : (
              <>
                {t({ id: 'security.lastUse' })} <RelativeTime at={lastUsedAt} />
              </>
            )}
          </span>
          <span>{t({ id: 'security.made' }, { date: formatDateTime(new Date(createdAt)) })}</span>
        </Flex>
      </Box>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'security.passkey.renameOf' }, { name })}
        onClick={() => setOpen('rename')}
      >
        {t({ id: 'security.passkey.rename' })}
      </Button>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'security.passkey.removeOf' }, { name })}
        onClick={() => setOpen('remove')}
      >
        {t({ id: 'security.passkey.remove' })}
      </Button>
      {open === 'rename' ? <RenameDialog passkey={passkey} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t({ id: 'security.passkey.removeOf' }, { name })}
        text={t({ id: 'security.passkey.removeText' })}
        action={t({ id: 'security.passkey.remove' })}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.removePasskey,
            t({ id: 'security.passkey.removed' }),
          )
        }
      />
    </Flex>
  );
}

function RenameDialog({
  passkey: { id, name: before },
  onClose,
}: {
  readonly passkey: PasskeyRow_PasskeyFragment;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [rename] = useRenamePasskeyMutation();
  const form = useEntranceForm({
    initial: { name: before },
    check: ({ name }) =>
      faultsOf({ name: name.trim() === '' ? message({ id: 'security.passkey.nameRequired' }) : null }),
    async send({ name }) {
      const result = (await rename({ variables: { id, name } })).data?.renamePasskey;
      if (result?.__typename !== 'RenamePasskeySuccess') return refusalOf(t, result, ['name']);
      showToast('success', t({ id: 'security.passkey.renamed' }));
      onClose();
      return null;
    },
  });
  return (
    <SettingDialog title={t({ id: 'security.passkey.renameOf' }, { name: before })} onClose={onClose}>
      <DialogForm form={form} action={t({ id: 'security.passkey.rename' })} onClose={onClose}>
        <FormField
          label={t({ id: 'security.passkey.name' })}
          maxLength={100}
          autoComplete="off"
          autoFocus
          {...form.field('name')}
        />
      </DialogForm>
    </SettingDialog>
  );
}
