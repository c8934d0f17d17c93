import { chakra } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';

/** One shape each, so that nobody has to tell them by colour: a star, a hexagon, a disc. */
const medals = [
  {
    label: message({ id: 'people.gold' }),
    shape:
      'M14.0 0.8L17.0 4.9L21.8 3.3L21.8 8.4L26.6 9.9L23.6 14.0L26.6 18.1L21.8 19.6L21.8 24.7L17.0 23.1' +
      'L14.0 27.2L11.0 23.1L6.2 24.7L6.2 19.6L1.4 18.1L4.4 14.0L1.4 9.9L6.2 8.4L6.2 3.3L11.0 4.9z',
    fill: '#f2b91f',
  },
  { label: message({ id: 'people.silver' }), shape: 'M14 2l10.4 6v12L14 26 3.6 20V8z', fill: '#c3ccd7' },
  { label: message({ id: 'people.bronze' }), shape: 'M14 3a11 11 0 100 22 11 11 0 000-22z', fill: '#dd9a5f' },
] as const;

interface PlaceProps {
  readonly place: number;
  /** Whether there is something to honour. */
  readonly hasMedal?: boolean;
}

/** A place in a rank: the first three as medals of their own shapes, the others as numbers. */
export function Place({ place, hasMedal = true }: PlaceProps) {
  const t = useText();
  const medal = hasMedal ? medals[place - 1] : undefined;
  if (medal === undefined) return <chakra.span fontVariantNumeric="tabular-nums">{place}</chakra.span>;
  return (
    <chakra.svg
      viewBox="0 0 28 28"
      boxSize="7"
      display="inline-block"
      verticalAlign="middle"
      role="img"
      aria-label={t({ id: 'people.medal' }, { place, medal: t(medal.label) })}
    >
      <title>{t(medal.label)}</title>
      <path d={medal.shape} fill={medal.fill} stroke="#00000040" strokeWidth="0.8" strokeLinejoin="round" />
      <text x="14" y="18.5" textAnchor="middle" fontSize="12.5" fontWeight="700" fill="#1a2230" aria-hidden="true">
        {place}
      </text>
    </chakra.svg>
  );
}
