import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { timeZone } from '../../../lib/format/figures.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { peoplePart } from '../../../lib/intl/parts/people.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useWeekZoneQuery } from './week-zone.generated.ts';

/** Names the time zone whose days the week has, where it is not the reader's. */
export function WeekZone() {
  const zone = useWeekZoneQuery({ fetchPolicy: 'cache-first' }).data?.siteConfig.timeZone;
  return zone === undefined || zone === timeZone() ? null : (
    <Suspense>
      <MoreSentences part={peoplePart}>
        <Named zone={zone} />
      </MoreSentences>
    </Suspense>
  );
}

function Named({ zone }: { readonly zone: string }) {
  const t = useText();
  return <chakra.span ms="auto">{t({ id: 'people.heatMap.zone' }, { zone })}</chakra.span>;
}
