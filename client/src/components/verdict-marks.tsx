import { Badge, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';

interface VerdictMarksProps extends HTMLChakraProps<'span'> {
  readonly isManual: boolean;
  /** Judged with other data or another checker than now; known to admins only. */
  readonly isOutdated: boolean;
}

/** What is special about how a verdict came to be. */
export function VerdictMarks({ isManual, isOutdated, ...rest }: VerdictMarksProps) {
  const t = useText();
  if (!isManual && !isOutdated) return null;
  return (
    <chakra.span display="inline-flex" verticalAlign="middle" gap="1" flexWrap="wrap" {...rest}>
      {isManual ? (
        <Badge size="sm" colorPalette="gray" variant="subtle">
          {t({ id: 'verdictMarks.manual' })}
        </Badge>
      ) : null}
      {isOutdated ? (
        <Badge size="sm" colorPalette="amber" variant="subtle" title={t({ id: 'verdictMarks.outdatedHint' })}>
          {t({ id: 'verdictMarks.outdated' })}
        </Badge>
      ) : null}
    </chakra.span>
  );
}
