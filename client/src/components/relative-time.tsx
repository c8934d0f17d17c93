import { useSyncExternalStore } from 'react';
import { FormattedRelativeTime } from 'react-intl';
import { now, onTick } from '../lib/format/clock.ts';
import { formatDateTime, relativeStep } from '../lib/format/figures.ts';

/** "3 min. ago", "last month", with the exact moment on hover. @param at ISO 8601. */
export function RelativeTime({ at }: { readonly at: string }) {
  const current = useSyncExternalStore(onTick, now);
  const moment = new Date(at);
  const { value, unit } = relativeStep(moment, new Date(Math.max(current, moment.getTime())));
  return (
    <time dateTime={at} title={formatDateTime(moment)}>
      <FormattedRelativeTime value={value} unit={unit} numeric="auto" style={value === -1 ? 'long' : 'short'} />
    </time>
  );
}
