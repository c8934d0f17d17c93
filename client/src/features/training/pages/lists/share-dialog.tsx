import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { sharedListAddress, listAddress } from '../../../../lib/address/training-address.ts';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useShareListMutation, useUpdateListMutation, type ListForm_TrainingFragment } from './list-form.generated.ts';
import { SharingChoice } from './sharing-choice.tsx';
import type { Sharing } from './sharing.ts';

interface ShareDialogProps {
  readonly list: ListForm_TrainingFragment;
  readonly onClose: () => void;
}

/** Who reads a personal list, and its link. */
export function ShareDialog({ list, onClose }: ShareDialogProps) {
  const t = useText();
  const act = useAct();
  const { id, version, title, description, sharing } = list;
  const language = useLocale();
  const [update] = useUpdateListMutation();
  const [share] = useShareListMutation();
  /** What is being saved; null: nothing. */
  const [chosen, setChosen] = useState<Sharing | null>(null);
  const [refusal, setRefusal] = useState(noRefusal);
  const setSharing = async (next: Sharing) => {
    setRefusal(noRefusal);
    try {
      const input = { id, version, title, description, sharing: next };
      const result = (await update({ variables: { input, language } })).data?.updateTrainingList;
      if (isSuccess(result)) {
        showToast('success', t({ id: 'lists.saved' }));
        return true;
      }
      // It says what to do instead, so it stays beside the choice.
      setRefusal(refusalOf(t, result, []));
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    }
    return false;
  };
  /** Makes the link, unless there is one; a private list is shared by it from then on. */
  const makeLink = () =>
    act(async () => (await share({ variables: { input: { id } } })).data?.shareTrainingList, t({ id: 'lists.saved' }));
  const change = async (next: Sharing) => {
    if (chosen !== null) return;
    setChosen(next);
    const isReady = next === 'LINK' && sharing === 'OWNER' ? true : await setSharing(next);
    if (isReady && next === 'LINK' && (sharing === 'OWNER' || list.shareKey === null)) await makeLink();
    setChosen(null);
  };
  return (
    <SheetDialog title={t({ id: 'lists.shareTitle' })} size="sm" onClose={onClose}>
      <Stack gap="4">
        <SharingChoice value={chosen ?? sharing} onChange={(next) => void change(next)} />
        <FormError refusal={refusal} />
        {sharing === 'PUBLIC' ? <AddressField path={listAddress(id)} /> : null}
        {sharing === 'LINK' && list.shareKey !== null ? <ShareLink id={id} shareKey={list.shareKey} /> : null}
      </Stack>
    </SheetDialog>
  );
}

/** What the author sends to readers. @param path on the site. */
function AddressField({ path }: { readonly path: string }) {
  const t = useText();
  const fieldId = useId();
  const address = `${window.location.origin}${path}`;
  return (
    <Box>
      <Flex justify="space-between" align="center" mb="1">
        <label htmlFor={fieldId}>{t({ id: 'lists.link' })}</label>
        <CopyButton text={address} label={t({ id: 'lists.copyLink' })} />
      </Flex>
      <Input id={fieldId} size="sm" readOnly value={address} onFocus={(event) => event.target.select()} />
    </Box>
  );
}

function ShareLink({ id, shareKey }: { readonly id: string; readonly shareKey: string }) {
  const t = useText();
  const [isRenewing, setRenewing] = useState(false);
  const renewButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRenewing(false);
    setTimeout(() => renewButton.current?.focus());
  };
  return (
    <Box>
      <AddressField path={sharedListAddress(shareKey)} />
      <Text mt="1" color="fg.muted" fontSize="xs">
        {t({ id: 'lists.linkHint' })}
      </Text>
      {isRenewing ? (
        <RenewLink id={id} onClose={close} />
      ) : (
        <Button ref={renewButton} mt="2" size="xs" variant="outline" onClick={() => setRenewing(true)}>
          <Icon name="refresh" size="3.5" />
          {t({ id: 'lists.renew' })}
        </Button>
      )}
    </Box>
  );
}

/** Asks before the old link stops working. */
function RenewLink({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText();
  const act = useAct();
  const [removesMembers, setRemovesMembers] = useState(false);
  const [share, { loading }] = useShareListMutation();
  const groupRef = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => groupRef.current?.focus(), []);
  const renew = async () => {
    if (loading) return;
    const isDone = await act(
      async () =>
        (await share({ variables: { input: { id, renewsKey: true, removesMembers } } })).data?.shareTrainingList,
      t({ id: 'lists.renewed' }),
    );
    if (isDone) onClose();
  };
  return (
    <Stack
      ref={groupRef}
      tabIndex={-1}
      role="group"
      aria-label={t({ id: 'lists.renew' })}
      mt="3"
      p="3"
      gap="3"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text fontSize="sm">{t({ id: 'lists.renewText' })}</Text>
      <CheckLabel>
        <input type="checkbox" checked={removesMembers} onChange={(event) => setRemovesMembers(event.target.checked)} />
        {t({ id: 'lists.removesMembers' })}
      </CheckLabel>
      <Flex gap="2" justify="flex-end">
        <Button size="xs" variant="outline" onClick={onClose}>
          {t({ id: 'action.cancel' })}
        </Button>
        <Button size="xs" colorPalette="red" aria-disabled={loading} onClick={() => void renew()}>
          {t({ id: 'lists.renew' })}
        </Button>
      </Flex>
    </Stack>
  );
}
