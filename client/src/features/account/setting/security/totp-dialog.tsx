import { Box, Flex, Text } from '@chakra-ui/react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { DialogForm } from './dialog-form.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword, type Owner } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  SecurityDocument,
  useConfirmTotpMutation,
  useStartTotpMutation,
  type StartTotpMutation,
} from './security.generated.ts';
import { SettingDialog } from './setting-dialog.tsx';

type SetUp = Extract<StartTotpMutation['startTotp'], { __typename: 'StartTotpSuccess' }>['data'];

interface StepProps<Result> {
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

/** Sets the second step up: the password, then the app and its first code, then the recovery codes. */
export function TotpDialog({ owner, onClose }: { readonly owner: Owner; readonly onClose: () => void }) {
  const t = useText();
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <SettingDialog
      title={codes === null ? t({ id: 'security.second.title' }) : t({ id: 'security.codes.title' })}
      isKept={codes !== null}
      onClose={onClose}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : setUp !== null ? (
        <AppStep setUp={setUp} onDone={setCodes} onClose={onClose} />
      ) : (
        <PasswordStep owner={owner} onDone={setSetUp} onClose={onClose} />
      )}
    </SettingDialog>
  );
}

function PasswordStep({ owner, onDone, onClose }: StepProps<SetUp> & { readonly owner: Owner }) {
  const t = useText();
  const [start] = useStartTotpMutation();
  const sealed = useOwnPassword(owner);
  const form = useEntranceForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => faultsOf({ currentPassword: ownPasswordFault(owner, currentPassword) }),
    async send({ currentPassword }) {
      const { data } = await start({ variables: { currentPassword: await sealed(currentPassword) } });
      const result = data?.startTotp;
      if (result?.__typename !== 'StartTotpSuccess') return refusalOf(t, result, ['currentPassword']);
      onDone(result.data);
      return null;
    },
  });
  return (
    <DialogForm form={form} action={t({ id: 'security.second.next' })} onClose={onClose}>
      <OwnPassword owner={owner} field={form.field('currentPassword')} />
    </DialogForm>
  );
}

function AppStep({
  setUp: { secret, uri },
  onDone,
  onClose,
}: StepProps<readonly string[]> & { readonly setUp: SetUp }) {
  const t = useText();
  const [confirm] = useConfirmTotpMutation({ refetchQueries: [SecurityDocument] });
  const form = useEntranceForm({
    initial: { code: '' },
    check: ({ code }) =>
      faultsOf({ code: code.trim() === '' ? message({ id: 'security.second.codeRequired' }) : null }),
    async send({ code }) {
      const { data } = await confirm({ variables: { code } });
      const result = data?.confirmTotp;
      if (result?.__typename !== 'ConfirmTotpSuccess')
        return refusalOf(t, result, ['code'], { WrongSecondFactor: 'code' });
      onDone(result.data);
      return null;
    },
  });
  return (
    <DialogForm form={form} action={t({ id: 'security.second.turnOn' })} onClose={onClose}>
      <Text fontSize="sm">{t({ id: 'security.second.scan' })}</Text>
      {/* Apps read dark on light only. */}
      <Flex justify="center" p="3" bg="white" borderRadius="l2" borderWidth="1px">
        <QRCodeSVG value={uri} size={180} role="img" title={t({ id: 'security.second.qr' })} />
      </Flex>
      <Box fontSize="sm">
        <Text color="fg.muted">{t({ id: 'security.second.type' })}</Text>
        <Flex align="center" gap="2" wrap="wrap">
          <Box as="code" fontFamily="mono" wordBreak="break-all">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
          <CopyButton text={secret} label={t({ id: 'security.second.copySecret' })} />
        </Flex>
      </Box>
      <FormField
        label={t({ id: 'security.second.code' })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
        {...form.field('code')}
      />
    </DialogForm>
  );
}
