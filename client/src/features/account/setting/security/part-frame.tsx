import { Box, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A part of the section on security: its title, what it is for, and what one can do. */
export function PartFrame({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading as="h3" size="sm" mb="1" id={titleId}>
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted" mb="3">
        {help}
      </Text>
      {children}
    </Box>
  );
}
