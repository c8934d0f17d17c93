import { Box, Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { FocusBar_ProblemFragment } from './focus-list.generated.ts';

interface ProblemItemProps {
  readonly item: FocusBar_ProblemFragment;
  readonly to: string;
  readonly isCurrent: boolean;
}

/** A problem of a list in short: its id and how the viewer stands with it. */
export function ProblemItem({ item, to, isCurrent }: ProblemItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return (
    <Box as="li" ref={ref} flexShrink="0">
      <Button
        asChild
        size="xs"
        variant={isCurrent ? 'subtle' : 'outline'}
        colorPalette={isCurrent ? 'accent' : 'gray'}
        px="2"
        title={item.title}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <RouterLink to={to}>
          <OwnStatusMark
            status={item.viewerStatus}
            resetAt={item.__typename === 'Problem' ? item.viewerResetAt : null}
          />
          {item.displayId}
          <chakra.span srOnly>{item.title}</chakra.span>
          {item.__typename === 'ContestProblem' && item.statementRevision > 0 ? (
            <RevisedMark count={item.statementRevision} />
          ) : null}
          {item.viewerScore === null ? null : <chakra.span color="fg.muted">{item.viewerScore}</chakra.span>}
        </RouterLink>
      </Button>
    </Box>
  );
}

/** Says that the statement is not what it was at the start. */
function RevisedMark({ count }: { readonly count: number }) {
  const label = useText()({ id: 'problem.revised' }, { count });
  return (
    <chakra.span color="amber.fg" display="inline-flex" title={label}>
      <Icon name="alert" size="3" />
      <chakra.span srOnly>{label}</chakra.span>
    </chakra.span>
  );
}
