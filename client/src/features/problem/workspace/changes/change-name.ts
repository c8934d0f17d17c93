import { message } from '../../../../lib/intl/message.ts';
import type { MessageId, Text } from '../../../../lib/intl/use-text.ts';
import { statementLanguageName } from '../statement-language-switch.tsx';

type Names = Readonly<Record<string, { readonly id: MessageId }>>;

const settings: Names = {
  timeLimitMs: message({ id: 'problem.change.time' }),
  memoryLimitMb: message({ id: 'problem.change.memory' }),
  stackLimitMb: message({ id: 'problem.change.stack' }),
  languageFactors: message({ id: 'problem.change.factors' }),
  ioReadFileName: message({ id: 'problem.readsFile' }),
  ioWriteFileName: message({ id: 'problem.writesFile' }),
};

const parts: Names = {
  description: message({ id: 'problem.statement' }),
  input: message({ id: 'problem.input' }),
  output: message({ id: 'problem.output' }),
  hint: message({ id: 'problem.hint' }),
  interaction: message({ id: 'problem.change.interaction' }),
  explanation: message({ id: 'problem.change.explanation' }),
};

/**
 * What readers of a statement call a field of it: `statements.en.input` is "Input (English)". One that came later is
 * told by its own name.
 */
export function changeName(t: Text, field: string): string {
  const [list = '', item = '', part = ''] = field.split('.');
  const name = list === 'statements' || list === 'samples' ? parts[part] : settings[field];
  if (name === undefined) return field;
  if (list === 'statements')
    return t({ id: 'problem.change.of' }, { name: t(name), part: statementLanguageName(item) });
  if (list === 'samples')
    return t(
      { id: 'problem.change.of' },
      { name: t({ id: 'problem.sample' }, { number: Number(item) }), part: t(name) },
    );
  return t(name);
}
