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
const maxLimit = 10_000;

/** Switch, modes and limits of a judge. */
export function JudgeDialog({
  judge: { key, name, isOn, modes, possibleModes, hourlyLimit, problemLimit },
  onClose,
}: {
  readonly judge: ManagedJudge_JudgeFragment;
  readonly onClose: () => void;
}) {
  const t = useText();
  const act = useAct();
  const [on, setOn] = useState(isOn);
  const [chosen, setChosen] = useState(modes);
  const hourly = useLimit(hourlyLimit);
  const ofProblem = useLimit(problemLimit);
  const [hasTried, setHasTried] = useState(false);
  const [change, { loading }] = useChangeRemoteJudgeMutation();
  const save = async () => {
    setHasTried(true);
    if (!hourly.isRight || !ofProblem.isRight) return;
    const limits = { hourlyLimit: hourly.limit, problemLimit: ofProblem.limit };
    const input = { key, isOn: on, modes: [...chosen], ...limits };
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
          error={hasTried && !hourly.isRight ? t({ id: 'remoteAdmin.fault.limit' }) : null}
          {...hourly.field}
        />
        <FormField
          label={t({ id: 'remoteAdmin.problemLimit' })}
          hint={t({ id: 'remoteAdmin.problemLimitHint' })}
          error={hasTried && !ofProblem.isRight ? t({ id: 'remoteAdmin.fault.limit' }) : null}
          {...ofProblem.field}
        />
        <Button alignSelf="flex-start" size="sm" colorPalette="accent" disabled={loading} onClick={() => void save()}>
          {t({ id: 'remoteAdmin.save' })}
        </Button>
      </Stack>
    </SheetDialog>
  );
}

/** A limit that may be left empty. */
function useLimit(saved: number | null) {
  const [value, onValue] = useState(saved === null ? '' : String(saved));
  const text = value.trim();
  const isNumber = /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= maxLimit;
  return {
    isRight: text === '' || isNumber,
    /** Null: no limit. */
    limit: text === '' ? null : Number(text),
    field: { inputMode: 'numeric', maxLength: 5, value, onValue },
  } as const;
}
