import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useHelp } from './use-help.ts';
import { helpWords, type HelpAct } from './user-acts.ts';
import type { ManagedUser } from './user-words.ts';

interface HelpDialogProps {
  readonly act: HelpAct;
  readonly user: Pick<ManagedUser, 'id' | 'username'>;
  readonly onClose: () => void;
}

/** Helps the owner of an account to sign in, after a question. */
export function HelpDialog({ act, user: { id, username }, onClose }: HelpDialogProps) {
  const t = useText();
  const help = useHelp();
  const [refusal, setRefusal] = useState(noRefusal);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const { action, title, text, done, isHarsh } = helpWords[act];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const result = await help(act, id);
      if (isSuccess(result)) {
        showToast('success', t(done));
        onClose();
      } else setRefusal(refusalOf(t, result, []));
    });
  };
  return (
    <SheetDialog title={t(title)} size="sm" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="3">
          <Text overflowWrap="anywhere" fontWeight="medium">
            {username}
          </Text>
          <Text color="fg.muted">{t(text)}</Text>
          <FormError refusal={refusal} />
          <Flex justify="flex-end" gap="2">
            <Button size="sm" variant="outline" onClick={onClose}>
              {t({ id: 'action.cancel' })}
            </Button>
            <Button type="submit" size="sm" colorPalette={isHarsh ? 'red' : 'accent'} aria-disabled={isBusy}>
              {t(action)}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
