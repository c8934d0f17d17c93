import { Box, Flex, Heading, type HeadingProps, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageHeadingProps extends HeadingProps {
  /** `h2`: the page is shown below the title of what it belongs to, such as a group. */
  readonly level?: 'h1' | 'h2';
}

/** The title of a page, with the stroke of the site before it. */
export function PageHeading({ level = 'h1', ...props }: PageHeadingProps) {
  const look = level === 'h1' ? ({ size: 'lg', layerStyle: 'stroke' } as const) : ({ size: 'md' } as const);
  return <Heading as={level} {...look} overflowWrap="anywhere" {...props} />;
}

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Other pages, or words beside the title. */
  readonly aside?: ReactNode;
  /** What the page is for. */
  readonly note?: ReactNode;
  /** What can be done here: buttons at the end of the line. */
  readonly acts?: ReactNode;
}

/** The top of a page: what it is, and what can be done on it. */
export function PageHeader({ title, aside, note, acts }: PageHeaderProps) {
  return (
    <Box mb="3">
      <Flex columnGap="4" rowGap="2" align="center" justify="space-between" wrap="wrap" minH="control">
        <Flex columnGap="4" rowGap="1" align="baseline" wrap="wrap" minW="0">
          <PageHeading>{title}</PageHeading>
          {aside}
        </Flex>
        {acts ? (
          <Flex gap="2" wrap="wrap" align="center">
            {acts}
          </Flex>
        ) : null}
      </Flex>
      {note ? (
        <Text mt="1" color="fg.muted">
          {note}
        </Text>
      ) : null}
    </Box>
  );
}
