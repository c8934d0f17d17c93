import { Box, type BoxProps } from '@chakra-ui/react';

interface ListAsideProps extends BoxProps {
  /** What it is, for screen readers. */
  readonly name: string;
}

/** Something of the list beside the statement of a problem. */
export function ListAside({ name, ...box }: ListAsideProps) {
  return (
    <Box
      as="section"
      aria-label={name}
      px="3"
      py="2"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      fontSize="sm"
      {...box}
    />
  );
}

/** Says what follows within it. */
export function AsideLabel(props: BoxProps) {
  return <Box color="fg.muted" fontSize="xs" {...props} />;
}
