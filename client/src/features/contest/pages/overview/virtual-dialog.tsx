import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { formatDuration } from '../../../../lib/format/remaining.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useContest } from '../frame/contest-context.ts';
import { useStartVirtualParticipationMutation } from './virtual.generated.ts';

/** Says what a virtual participation is, asks for the password where the contest has one, and begins it. */
export function VirtualDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { contest } = useContest();
  const [start, { loading }] = useStartVirtualParticipationMutation();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const isPasswordNeeded = contest.access === 'PROTECTED' && !contest.viewerIsRegistered;
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    try {
      const result = (
        await start({
          variables: { contestId: contest.id, password: isPasswordNeeded ? password : null },
          context: { isQuiet: true },
        })
      ).data?.startVirtualParticipation;
      if (result?.__typename === 'StartVirtualParticipationSuccess') {
        showToast('success', t({ id: 'contest.virtualStarted' }));
        onClose();
      } else setRefusal(domainErrorText(t, result));
    } catch (error) {
      setRefusal(failureText(t, error));
    }
  };
  return (
    <SheetDialog size="sm" title={t({ id: 'contest.virtual' })} onClose={onClose} pb="4">
      <chakra.form display="flex" flexDirection="column" gap="3" onSubmit={(event) => void go(event)}>
        <Text>
          {t(
            { id: 'contest.virtualText' },
            { time: formatDuration(Date.parse(contest.endsAt) - Date.parse(contest.startsAt), locale) },
          )}
        </Text>
        {isPasswordNeeded ? (
          <FormField
            label={t({ id: 'contest.password' })}
            name="contest-password"
            type="password"
            autoComplete="off"
            maxLength={255}
            value={password}
            error={refusal}
            onValue={setPassword}
          />
        ) : (
          <Text role="alert" color="red.fg" fontSize="sm">
            {refusal}
          </Text>
        )}
        <Flex justify="flex-end" gap="2">
          <Button size="sm" variant="outline" onClick={onClose}>
            {t({ id: 'action.cancel' })}
          </Button>
          <Button type="submit" size="sm" colorPalette="accent" disabled={loading}>
            {t({ id: 'contest.virtualStartNow' })}
          </Button>
        </Flex>
      </chakra.form>
    </SheetDialog>
  );
}
