import { Toggle } from '../../../../components/form/toggle.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { startChecker } from '../form/checker-stub.ts';
import { useProblemForm } from '../form/form-context.ts';
import { ChoiceInput, TextInput } from '../form/text-fields.tsx';
import { CheckerPart } from './checker-part.tsx';
import { Advice, Fields, Part } from './section-parts.tsx';

const modes = [
  {
    value: 'DEFAULT',
    label: message({ id: 'author.judgeMode.default' }),
    hint: message({ id: 'author.judgeMode.defaultHint' }),
  },
  {
    value: 'SPECIAL',
    label: message({ id: 'author.judgeMode.special' }),
    hint: message({ id: 'author.judgeMode.specialHint' }),
  },
  {
    value: 'INTERACTIVE',
    label: message({ id: 'author.judgeMode.interactive' }),
    hint: message({ id: 'author.judgeMode.interactiveHint' }),
  },
] as const;

/** How a solution is run and its output judged. */
export function JudgingSection() {
  const t = useText();
  const { values, change, facts } = useProblemForm();
  const { judgeMode } = values;
  const mode = modes.find(({ value }) => value === judgeMode) ?? modes[0];
  return (
    <>
      <Part title={t({ id: 'author.verdicts' })}>
        <Fields columns={2}>
          <ChoiceInput
            path="judgeMode"
            label={t({ id: 'author.judgeMode' })}
            hint={t(mode.hint)}
            value={judgeMode}
            options={modes.map(({ value, label }) => [value, t(label)] as const)}
            onValue={(value) =>
              change((before) => ({ ...before, judgeMode: value, checker: startChecker(before.checker, value) }))
            }
          />
          {judgeMode === 'DEFAULT' ? (
            <Toggle
              label={t({ id: 'author.removeEndBlank' })}
              checked={values.isRemoveEndBlank}
              onChange={(isRemoveEndBlank) => change({ isRemoveEndBlank })}
            />
          ) : null}
        </Fields>
        {judgeMode === 'DEFAULT' && facts.hasTokenComparison ? (
          <Advice tone="accent">{t({ id: 'author.packageComparison' })}</Advice>
        ) : null}
      </Part>
      {judgeMode === 'DEFAULT' ? null : <CheckerPart />}
      <Part
        title={t({ id: 'author.io' })}
        hint={t({ id: 'author.ioHint' })}
        beside={
          <Toggle
            label={t({ id: 'author.fileIo' })}
            checked={values.isFileIo}
            onChange={(isFileIo) => change({ isFileIo })}
          />
        }
      >
        {values.isFileIo ? (
          <Fields columns={2}>
            <TextInput
              path="ioReadFileName"
              isRequired
              fontFamily="mono"
              label={t({ id: 'author.ioRead' })}
              value={values.ioReadFileName}
              onValue={(ioReadFileName) => change({ ioReadFileName })}
            />
            <TextInput
              path="ioWriteFileName"
              isRequired
              fontFamily="mono"
              label={t({ id: 'author.ioWrite' })}
              value={values.ioWriteFileName}
              onValue={(ioWriteFileName) => change({ ioWriteFileName })}
            />
          </Fields>
        ) : null}
      </Part>
    </>
  );
}
