import { Box, chakra, Flex } from '@chakra-ui/react';
import type { SiteConfigQuery } from '../../lib/site/site-config.generated.ts';

/**
 * Pictures of the footer, meant for QR codes, so on white in both schemes. They are fetched when they come into view.
 */
export function FooterPictures({ pictures }: { readonly pictures: SiteConfigQuery['siteConfig']['footerPictures'] }) {
  return (
    <Flex gap="4" order={{ base: '1', md: '0' }} w={{ base: 'full', md: 'auto' }}>
      {pictures.map(({ position, url, alt }) => (
        <chakra.figure key={position} w="24">
          <Box p="1" bg="white" borderRadius="l2" borderWidth="1px">
            <chakra.img
              src={url}
              alt={alt}
              loading="lazy"
              decoding="async"
              w="full"
              aspectRatio="square"
              objectFit="contain"
            />
          </Box>
          <chakra.figcaption mt="1" textAlign="center" overflowWrap="anywhere" aria-hidden>
            {alt}
          </chakra.figcaption>
        </chakra.figure>
      ))}
    </Flex>
  );
}
