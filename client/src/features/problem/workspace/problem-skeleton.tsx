import { Box, Flex, Skeleton } from '@chakra-ui/react';

/** The page of a problem before it is there. */
export function ProblemSkeleton() {
  return (
    <Flex flex="1" minH="0" aria-busy="true">
      <Box flex={{ base: '1', md: '0 0 48%' }} p="5">
        <Skeleton h="8" w="60%" mb="4" />
        <Skeleton h="4" w="80%" mb="6" />
        <Skeleton h="40" mb="4" />
        <Skeleton h="24" />
      </Box>
      <Box flex="1" bg="bg.panel" borderStartWidth="1px" hideBelow="md" />
    </Flex>
  );
}
