import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { SheetDownload, type AccountSheet } from '../sheet-download.tsx';
import { useOpenPasswordSheetMutation } from './account-bulk.generated.ts';

interface NewPasswordsProps {
  readonly actId: string;
  readonly onDownloaded?: () => void;
}

/** The passwords that an act has set, which the server gives away once. */
export function NewPasswords({ actId, onDownloaded }: NewPasswordsProps) {
  const t = useText();
  const [open] = useOpenPasswordSheetMutation();
  const [sheet, setSheet] = useState<AccountSheet | null>(null);
  const [refusal, setRefusal] = useState(noRefusal);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const fetchSheet = () =>
    attempt(async () => {
      const result = (await open({ variables: { input: { actId } } })).data?.openPasswordSheet;
      if (isSuccess(result)) setSheet(result.sheet);
      else setRefusal(refusalOf(t, result, []));
    });
  if (sheet !== null) {
    return (
      <Stack gap="3">
        <Text fontWeight="medium">{t({ id: 'users.newPasswords' })}</Text>
        <SheetDownload sheet={sheet} {...(onDownloaded && { onDownloaded })} />
      </Stack>
    );
  }
  return (
    <>
      <Text px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2">
        {t({ id: 'users.newPasswordsOnce' })}
      </Text>
      <FormError refusal={refusal} />
      <Flex>
        <Button size="sm" colorPalette="accent" aria-disabled={isBusy} onClick={() => void fetchSheet()}>
          {t({ id: 'users.openNewPasswords' })}
        </Button>
      </Flex>
    </>
  );
}
