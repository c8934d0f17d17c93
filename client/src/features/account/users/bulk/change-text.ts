import { formatDateTime } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { Text } from '../../../../lib/intl/use-text.ts';
import { statusLooks } from '../user-words.ts';

const names: Readonly<Record<string, ReturnType<typeof message>>> = {
  isDisabled: message({ id: 'users.change.access' }),
  isDeleting: message({ id: 'users.change.deletion' }),
  until: message({ id: 'users.until' }),
  reason: message({ id: 'users.reason' }),
};

/** What a field of an account is called in acts; null: the act says it. */
export function fieldName(t: Text, field: string): string | null {
  const name = names[field];
  return name === undefined ? null : t(name);
}

/** A value of a field of an account; null: the act says it. */
export function changeText(t: Text, field: string, value: string | null): string | null {
  switch (field) {
    case 'isDisabled':
      return t(value === 'true' ? statusLooks.DISABLED.name : statusLooks.ACTIVE.name);
    case 'isDeleting':
      return t(value === 'true' ? statusLooks.DELETING.name : message({ id: 'users.change.kept' }));
    case 'until':
      return value === null ? '–' : formatDateTime(new Date(value));
    case 'reason':
      return value || '–';
    default:
      return null;
  }
}
