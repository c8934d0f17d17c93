import { Button, chakra, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { DialogForm } from '../security/dialog-form.tsx';
import { SettingDialog } from '../security/setting-dialog.tsx';
import { JudgeSignIn } from './judge-sign-in.tsx';
import {
  RemoteAccountsDocument,
  useCheckHandleProofMutation,
  useStartHandleProofMutation,
  type RemoteRow_JudgeFragment,
} from './remote.generated.ts';

type Proof = NonNullable<RemoteRow_JudgeFragment['proof']>;

interface HandleDialogProps {
  readonly judge: RemoteRow_JudgeFragment;
  readonly onClose: () => void;
}

/** Offers the sign-in of the judge, where the site has a client there; or asks for a handle, and for what proves it. */
export function HandleDialog({ judge, onClose }: HandleDialogProps) {
  const t = useText();
  const [proof, setProof] = useState<Proof | null>(judge.proof);
  return (
    <SettingDialog title={t({ id: 'remoteAccount.connectTo' }, { judge: judge.name })} onClose={onClose}>
      {proof === null ? (
        <HandleForm judge={judge} onClose={onClose} onStarted={setProof} />
      ) : (
        <Instructions judge={judge} proof={proof} onBack={() => setProof(null)} onClose={onClose} />
      )}
    </SettingDialog>
  );
}

function HandleForm({
  judge,
  onClose,
  onStarted,
}: HandleDialogProps & { readonly onStarted: (proof: Proof | null) => void }) {
  const t = useText();
  const { key: judgeKey, name, handle, hasSignIn } = judge;
  const [start] = useStartHandleProofMutation();
  const form = useEntranceForm({
    initial: { handle: handle?.handle ?? '' },
    check: (values) =>
      faultsOf({ handle: values.handle.trim() === '' ? message({ id: 'remoteAccount.handleRequired' }) : null }),
    async send(values) {
      const { data } = await start({ variables: { input: { judgeKey, handle: values.handle.trim() } } });
      const result = data?.startHandleProof;
      if (result?.__typename !== 'StartHandleProofSuccess') return refusalOf(t, result, ['handle']);
      onStarted(result.data.proof);
      return null;
    },
  });
  return (
    <DialogForm form={form} action={t({ id: 'remoteAccount.next' })} onClose={onClose}>
      {hasSignIn ? <JudgeSignIn judge={judge} /> : null}
      <FormField
        label={t({ id: 'remoteAccount.handle' }, { judge: name })}
        hint={t({ id: 'remoteAccount.handleHint' })}
        maxLength={100}
        autoComplete="off"
        autoFocus={!hasSignIn}
        {...form.field('handle')}
      />
    </DialogForm>
  );
}

function Instructions({
  judge: { key: judgeKey, name },
  proof,
  onBack,
  onClose,
}: HandleDialogProps & { readonly proof: Proof; readonly onBack: () => void }) {
  const t = useText();
  const [check, { loading }] = useCheckHandleProofMutation({ refetchQueries: [RemoteAccountsDocument] });
  const [fault, setFault] = useState<string | null>(null);
  const given = proof.text ?? proof.source;
  const ask = async () => {
    setFault(null);
    try {
      const result = (await check({ variables: { judgeKey } })).data?.checkHandleProof;
      if (result?.__typename !== 'CheckHandleProofSuccess') return setFault(domainErrorText(t, result));
      showToast('success', t({ id: 'remoteAccount.connected' }));
      onClose();
    } catch (error) {
      setFault(failureText(t, error));
    }
  };
  return (
    <>
      <Dialog.Body>
        <Stack gap="3">
          <FormError refusal={{ ...noRefusal, form: fault }} />
          <Text fontSize="sm">
            {proof.text === null
              ? t({ id: 'remoteAccount.proofText' }, { handle: proof.handle, judge: name })
              : t({ id: 'remoteAccount.proofByText' }, { handle: proof.handle, judge: name })}
          </Text>
          {given === null ? null : (
            <Flex align="center" gap="2">
              <chakra.code fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                {given}
              </chakra.code>
              <CopyButton text={given} label={t({ id: 'remoteAccount.copyText' })} />
            </Flex>
          )}
          <chakra.a
            href={proof.url}
            target="_blank"
            rel="noreferrer"
            color="accent.fg"
            textDecoration="underline"
            wordBreak="break-all"
          >
            {proof.url}
          </chakra.a>
          <Text fontSize="xs" color="fg.muted">
            {proof.text === null ? t({ id: 'remoteAccount.proofHint' }) : t({ id: 'remoteAccount.proofByTextHint' })}
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" variant="outline" onClick={onBack}>
          {t({ id: 'remoteAccount.otherHandle' })}
        </Button>
        <Button size="sm" colorPalette="accent" aria-disabled={loading} onClick={() => (loading ? null : void ask())}>
          {t({ id: 'remoteAccount.check' })}
        </Button>
      </Dialog.Footer>
    </>
  );
}
