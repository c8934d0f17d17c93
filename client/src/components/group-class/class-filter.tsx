import { useText } from '../../lib/intl/use-text.ts';
import { withBrackets } from '../../lib/intl/with-brackets.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { Choice } from '../choice.tsx';
import type { useClassFilter } from './use-group-classes.ts';

/** Narrows a list to a class; nothing while the group has none. */
export function ClassFilter({
  filter: { classId, classes, choose },
}: {
  readonly filter: ReturnType<typeof useClassFilter>;
}) {
  const t = useText();
  const locale = useLocale();
  if (classes === undefined || classes.length === 0) return null;
  return (
    <Choice
      label={t({ id: 'classFilter' })}
      maxW="14rem"
      value={classId ?? ''}
      options={[
        ['', t({ id: 'classFilter.all' })],
        ...classes.map(({ id, name, memberCount }) => [id, withBrackets(name, memberCount, locale)] as const),
      ]}
      onChange={choose}
    />
  );
}
