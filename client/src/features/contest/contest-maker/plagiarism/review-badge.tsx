import { Badge } from '@chakra-ui/react';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { PairRow_PairFragment } from './plagiarism.generated.ts';

const looks = {
  NONE: { palette: 'amber', label: message({ id: 'maker.plagiarism.unreviewed' }) },
  INNOCENT: { palette: 'green', label: message({ id: 'maker.plagiarism.innocent' }) },
  PLAGIARISED: { palette: 'red', label: message({ id: 'maker.plagiarism.plagiarised' }) },
} as const;

/** What the jury thinks of a pair. */
export function ReviewBadge({ review }: { readonly review: PairRow_PairFragment['review'] }) {
  const t = useText();
  const { palette, label } = looks[review ?? 'NONE'];
  return (
    <Badge size="sm" colorPalette={palette}>
      {t(label)}
    </Badge>
  );
}
