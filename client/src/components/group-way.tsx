import { chakra, Flex } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';
import { TextLink } from './text-link.tsx';

interface GroupWayProps {
  readonly group: { readonly id: string; readonly name: string };
  /** Name of the tab that the page belongs to, below the address of the group. */
  readonly tab: string;
  readonly text: string;
}

/** The way back to a group and one of its tabs. */
export function GroupWay({ group: { id, name }, tab, text }: GroupWayProps) {
  const t = useText();
  return (
    <Flex as="nav" aria-label={t({ id: 'groupWay' })} mb="2" gap="2" fontSize="sm">
      <TextLink to={`/group/${id}`} display="block" minW="0" truncate title={name}>
        {name}
      </TextLink>
      <chakra.span aria-hidden="true" color="fg.subtle">
        /
      </chakra.span>
      <TextLink to={`/group/${id}/${tab}`} flexShrink="0">
        {text}
      </TextLink>
    </Flex>
  );
}
