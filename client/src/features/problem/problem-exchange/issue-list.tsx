import { Box, Text } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { Issue_IssueFragment } from './problem-exchange.generated.ts';

/** What is wrong with a package, or worth knowing of it, by file. */
export function IssueList({
  issues,
  kind,
}: {
  readonly issues: readonly Issue_IssueFragment[];
  readonly kind: 'problem' | 'warning';
}) {
  const t = useText();
  const locale = useLocale();
  if (issues.length === 0) return null;
  return (
    <Box
      as="ul"
      listStyleType="none"
      mt="1"
      fontSize="sm"
      color={kind === 'problem' ? 'fg.error' : 'fg.muted'}
      aria-label={kind === 'problem' ? t({ id: 'batch.problems' }) : t({ id: 'batch.warnings' })}
    >
      {issues.map(({ file, message, hint }) => (
        <Box as="li" key={`${file} ${message}`} overflowWrap="anywhere">
          {withGap(file === '.' ? message : withColon(file, locale) + message)}
          {hint === null || hint === undefined ? null : (
            <Text as="span" color="fg.muted">
              {hint}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}
