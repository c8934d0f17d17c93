import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';

interface KeptListProps {
  readonly title: string;
  readonly none: string;
  /** Undefined while it is loaded. */
  readonly total: number | undefined;
  readonly error: Parameters<typeof LoadingRows>[0]['error'];
  readonly onRetry: () => void;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly children: ReactNode;
}

/** A list of the settings, a page at a time. */
export function KeptList({ title, none, total, error, onRetry, page, size, onPage, children }: KeptListProps) {
  return (
    <Box as="section">
      <Heading as="h3" size="sm" mb="1">
        {title}
      </Heading>
      <LoadingRows data={total} error={error} onRetry={onRetry} count={2} height="36px" />
      {total === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {none}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={title}>
          {children}
        </Box>
      )}
      {total !== undefined && total > size ? <Pager page={page} size={size} total={total} onPage={onPage} /> : null}
    </Box>
  );
}

interface KeptRowProps {
  readonly children: ReactNode;
  readonly action: string;
  /** Names the row to screen readers; absent: the action does. */
  readonly actionLabel?: string;
  /** Absent: there is nothing more to do. */
  readonly onAct?: () => void;
}

/** A row of such a list. Its one button removes it, then takes that back, and so keeps the focus. */
export function KeptRow({ children, action, actionLabel, onAct }: KeptRowProps) {
  return (
    <Flex as="li" gap="3" py="1.5" minH="9" align="center" justify="space-between" layerStyle="row">
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
      <Button
        size="xs"
        variant="outline"
        flexShrink="0"
        aria-disabled={onAct === undefined}
        {...(actionLabel !== undefined && { 'aria-label': actionLabel })}
        {...(onAct !== undefined && { onClick: onAct })}
      >
        {action}
      </Button>
    </Flex>
  );
}
