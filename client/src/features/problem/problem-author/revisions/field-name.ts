import { message } from '../../../../lib/intl/message.ts';
import type { MessageId, Text } from '../../../../lib/intl/use-text.ts';
import { languageName } from '../sections/statement-languages.ts';

const names: Readonly<Record<string, { readonly id: MessageId }>> = {
  displayId: message({ id: 'author.displayId' }),
  type: message({ id: 'author.type' }),
  visibility: message({ id: 'author.visibility' }),
  difficulty: message({ id: 'author.difficulty' }),
  timeLimitMs: message({ id: 'author.timeLimit' }),
  memoryLimitMb: message({ id: 'author.memoryLimit' }),
  stackLimitMb: message({ id: 'author.stackLimit' }),
  outputLimitMb: message({ id: 'author.outputLimit' }),
  source: message({ id: 'author.source' }),
  isCodeShared: message({ id: 'author.codeShare' }),
  isRemoveEndBlank: message({ id: 'author.removeEndBlank' }),
  isCaseResultPublished: message({ id: 'author.publishCases' }),
  ioReadFileName: message({ id: 'author.ioRead' }),
  ioWriteFileName: message({ id: 'author.ioWrite' }),
  judgeMode: message({ id: 'author.judgeMode' }),
  judgeCaseMode: message({ id: 'author.caseMode' }),
  tags: message({ id: 'author.tags' }),
  languageFactors: message({ id: 'author.factors' }),
  checkerLanguage: message({ id: 'author.checkerLanguage' }),
  'checker.code': message({ id: 'author.checkerCode' }),
  title: message({ id: 'author.title' }),
  description: message({ id: 'author.description' }),
  input: message({ id: 'author.input' }),
  output: message({ id: 'author.output' }),
  hint: message({ id: 'author.hint' }),
  // Of a remote judge.
  limits: message({ id: 'author.remote.limits' }),
  interaction: message({ id: 'author.sampleInteraction' }),
  explanation: message({ id: 'author.sampleExplanation' }),
};

/**
 * What a field of a revision is called: `statements.en.input` is "Input (English)". One that came later is told by its
 * own name.
 */
export function fieldName(t: Text, field: string): string {
  const [list = '', item = '', part = ''] = field.split('.');
  const name = names[part];
  if (list === 'statements' && name !== undefined)
    return t({ id: 'author.fieldInLanguage' }, { field: t(name), language: languageName(item) });
  if (list === 'samples' && name !== undefined)
    return t(
      { id: 'author.fieldOfSample' },
      { sample: t({ id: 'author.sample' }, { number: Number(item) }), field: t(name) },
    );
  const whole = names[field];
  return whole === undefined ? field : t(whole);
}
