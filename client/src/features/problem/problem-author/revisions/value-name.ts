import { difficulties } from '../../../../components/difficulty-badge.tsx';
import { message } from '../../../../lib/intl/message.ts';
import type { MessageId, Text } from '../../../../lib/intl/use-text.ts';
import { caseModeLabels } from '../form/case-modes.ts';
import { visibilities } from '../form/visibilities.ts';

type Labels = Readonly<Record<string, { readonly id: MessageId }>>;

const switchWords: Labels = { true: message({ id: 'author.switchOn' }), false: message({ id: 'author.switchOff' }) };

/** Words for values that a revision keeps as the API names them. */
const names: Readonly<Record<string, Labels>> = {
  visibility: Object.fromEntries(visibilities.map(({ value, label }) => [value, label])),
  difficulty: Object.fromEntries(difficulties.map(({ value, label }) => [value, label])),
  judgeMode: {
    DEFAULT: message({ id: 'author.judgeMode.default' }),
    SPECIAL: message({ id: 'author.judgeMode.special' }),
    INTERACTIVE: message({ id: 'author.judgeMode.interactive' }),
  },
  judgeCaseMode: caseModeLabels,
  isCodeShared: switchWords,
  isRemoveEndBlank: switchWords,
  isCaseResultPublished: switchWords,
};

/** What a value of a field is called; texts stay as they are. */
export function valueName(t: Text, field: string, value: string): string {
  const name = names[field]?.[value.trim()];
  return name === undefined ? value : t(name);
}
