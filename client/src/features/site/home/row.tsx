import { Flex, type FlexProps } from '@chakra-ui/react';

/** A line of a list on the home page, 44 px high: as high as the skeleton that stands for it. */
export const rowHeight = '44px';

export function Row(props: FlexProps) {
  return <Flex as="li" position="relative" align="center" gap="3" px="4" h={rowHeight} layerStyle="row" {...props} />;
}
