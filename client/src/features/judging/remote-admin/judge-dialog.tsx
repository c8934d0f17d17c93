import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { remoteModes } from '../../../components/remote/remote-looks.ts';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useChangeRemoteJudgeMutation, type ManagedJudge_JudgeFragment } from './remote-admin.generated.ts';
import { RobotsLines } from './robots-lines.tsx';

/** Most submissions of a user in an hour that can be chosen, as the server takes it. */
const maxHourlyLimit = 10_000;

/** Switch, modes and limit of a judge. */
export function JudgeDialog({
  judge: { key, name, isOn, modes, possibleModes, hourlyLimit },
  onClose,
}: {
  readonly judge: ManagedJudge_JudgeFragment;
  readonly onClose: () => void;
}) {
  const t = useText();
  const act = useAct();
  const [on, setOn] = useState(isOn);
  const [chosen, setChosen] = useState(modes);
  const [limit, setLimit] = useState(hourlyLimit === null ? '' : String(hourlyLimit));
  const [hasTried, setHasTried] = useState(false);
  const isLimitRight = limit.trim() === '' || isLimit(limit.trim());
  const [change, { loading }] = useChangeRemoteJudgeMutation();
  const save = async () => {
    setHasTried(true);
    if (!isLimitRight) return;
    const input = { key, isOn: on, modes: [...chosen], hourlyLimit: limit.trim() === '' ? null : Number(limit) };
    const done = t({ id: 'remoteAdmin.saved' }, { name });
    if (await act(async () => (await change({ variables: { input } })).data?.result, done)) onClose();
  };
  return (
    <SheetDialog title={name} size="sm" onClose={onClose}>
      <Stack gap="4">
        <Toggle label={t({ id: 'remoteAdmin.isOn' })} checked={on} onChange={setOn} />
        <Stack as="fieldset" gap="2">
          <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
            {t({ id: 'remoteAdmin.modes' })}
          </chakra.legend>
          {possibleModes.map((mode) => (
            <CheckLabel key={mode}>
              <input
                type="checkbox"
                checked={chosen.includes(mode)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, mode] : chosen.filter((other) => other !== mode))
                }
              />
              {t(remoteModes[mode])}
            </CheckLabel>
          ))}
          <RobotsLines judgeKey={key} />
        </Stack>
        <FormField
          label={t({ id: 'remoteAdmin.hourlyLimit' })}
          hint={t({ id: 'remoteAdmin.hourlyLimitHint' })}
          error={hasTried && !isLimitRight ? t({ id: 'remoteAdmin.fault.hourlyLimit' }) : null}
          inputMode="numeric"
          maxLength={5}
          value={limit}
          onValue={setLimit}
        />
        <Button alignSelf="flex-start" size="sm" colorPalette="accent" disabled={loading} onClick={() => void save()}>
          {t({ id: 'remoteAdmin.save' })}
        </Button>
      </Stack>
    </SheetDialog>
  );
}

function isLimit(text: string): boolean {
  return /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= maxHourlyLimit;
}
