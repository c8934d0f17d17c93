import { chakra } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';

/** One shape each, so that nobody has to tell them by colour: a star, a hexagon, a disc. */
const MEDALS = [
  { label: message({ id: 'people.gold' }), shape: 'M14 1.5l3.4 4 5.2-.8.3 5.2 4.6 2.6-2.6 4.6 1.9 4.9-5 1.6-2 4.9-5-1.6-4.6 2.6-3.3-4.1-5.2.2-.1-5.3L1 16.4 4.1 12 2.9 6.9l5.1-1z', fill: '#f2b91f' },
  { label: message({ id: 'people.silver' }), shape: 'M14 2l10.4 6v12L14 26 3.6 20V8z', fill: '#c3ccd7' },
  { label: message({ id: 'people.bronze' }), shape: 'M14 3a11 11 0 100 22 11 11 0 000-22z', fill: '#dd9a5f' },
] as const;

/** A place in a rank: the first three as medals of their own shapes, the others as numbers. */
export function Place({ place }: { readonly place: number }) {
  const t = useText();
  const medal = MEDALS[place - 1];
  if (medal === undefined) return <chakra.span fontVariantNumeric="tabular-nums">{place}</chakra.span>;
  return (
    <chakra.svg viewBox="0 0 28 28" boxSize="7" display="inline-block" verticalAlign="middle" role="img" aria-label={t({ id: 'people.medal' }, { place, medal: t(medal.label) })}>
      <title>{t(medal.label)}</title>
      <path d={medal.shape} fill={medal.fill} stroke="#00000040" strokeWidth="0.8" strokeLinejoin="round" />
      <text x="14" y="18.5" textAnchor="middle" fontSize="12.5" fontWeight="700" fill="#1a2230" aria-hidden="true">
        {place}
      </text>
    </chakra.svg>
  );
}
