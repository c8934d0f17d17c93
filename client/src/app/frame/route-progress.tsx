import { Box } from '@chakra-ui/react';
import { useStore } from '../../lib/store/store.ts';
import { pagesLoadingStore } from '../lazy-page.ts';

/** A thin line on top while a page is being fetched; nothing for the ones that come at once. */
export function RouteProgress() {
  const isLoading = useStore(pagesLoadingStore) > 0;
  return (
    <Box
      position="fixed"
      insetInline="0"
      top="0"
      h="2px"
      zIndex="skipNav"
      bg="accent.solid"
      transformOrigin="left"
      aria-hidden="true"
      opacity={isLoading ? 1 : 0}
      transform={isLoading ? 'scaleX(0.9)' : 'scaleX(0)'}
      transition={isLoading ? 'transform 1s ease-out, opacity 0s 120ms' : 'opacity 150ms'}
    />
  );
}
