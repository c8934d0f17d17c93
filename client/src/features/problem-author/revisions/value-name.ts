import { DIFFICULTIES } from '../../../components/difficulty-badge.tsx';
import { message } from '../../../lib/intl/message.ts';
import type { MessageId, Text } from '../../../lib/intl/use-text.ts';
import { CASE_MODE_LABELS } from '../form/case-modes.ts';
import { VISIBILITIES } from '../form/visibilities.ts';

type Labels = Readonly<Record<string, { readonly id: MessageId }>>;

const SWITCH: Labels = { true: message({ id: 'author.switchOn' }), false: message({ id: 'author.switchOff' }) };

/** Words for values that a revision keeps as the API names them. */
const NAMES: Readonly<Record<string, Labels>> = {
  visibility: Object.fromEntries(VISIBILITIES.map(({ value, label }) => [value, label])),
  difficulty: Object.fromEntries(DIFFICULTIES.map(({ value, label }) => [value, label])),
  judgeMode: {
    DEFAULT: message({ id: 'author.judgeMode.default' }),
    SPECIAL: message({ id: 'author.judgeMode.special' }),
    INTERACTIVE: message({ id: 'author.judgeMode.interactive' }),
  },
  judgeCaseMode: CASE_MODE_LABELS,
  isCodeShared: SWITCH,
  isRemoveEndBlank: SWITCH,
  isCaseResultPublished: SWITCH,
};

/** What a value of a field is called; texts stay as they are. */
export function valueName(t: Text, field: string, value: string): string {
  const name = NAMES[field]?.[value.trim()];
  return name === undefined ? value : t(name);
}
