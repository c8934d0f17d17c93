import { useIntl } from 'react-intl';
import { formatSpan } from '../../../lib/format/span.ts';

/** A length of time, or a dash where there is none. */
export function useSecondsText(): (seconds: number | null) => string {
  const { locale } = useIntl();
  return (seconds) => (seconds === null ? '-' : formatSpan(seconds, locale));
}
