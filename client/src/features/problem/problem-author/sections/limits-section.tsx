import { useText } from '../../../../lib/intl/use-text.ts';
import { useProblemForm } from '../form/form-context.ts';
import { TextInput } from '../form/text-fields.tsx';
import { Fields, Part } from './section-parts.tsx';

/** What a program may use. */
export function LimitsSection() {
  const t = useText();
  const { values, change } = useProblemForm();
  return (
    <Part title={t({ id: 'author.limits' })} hint={t({ id: 'author.limitsHint' })}>
      <Fields columns={4}>
        <TextInput
          path="timeLimitMs"
          isRequired
          inputMode="numeric"
          label={t({ id: 'author.timeLimit' })}
          hint={t({ id: 'author.timeLimitHint' })}
          value={values.timeLimitMs}
          onValue={(timeLimitMs) => change({ timeLimitMs })}
        />
        <TextInput
          path="memoryLimitMb"
          isRequired
          inputMode="numeric"
          label={t({ id: 'author.memoryLimit' })}
          hint={t({ id: 'author.memoryLimitHint' })}
          value={values.memoryLimitMb}
          onValue={(memoryLimitMb) => change({ memoryLimitMb })}
        />
        <TextInput
          path="stackLimitMb"
          isRequired
          inputMode="numeric"
          label={t({ id: 'author.stackLimit' })}
          value={values.stackLimitMb}
          onValue={(stackLimitMb) => change({ stackLimitMb })}
        />
        <TextInput
          path="outputLimitMb"
          inputMode="numeric"
          label={t({ id: 'author.outputLimit' })}
          hint={t({ id: 'author.outputLimitHint' })}
          value={values.outputLimitMb}
          onValue={(outputLimitMb) => change({ outputLimitMb })}
        />
      </Fields>
    </Part>
  );
}
