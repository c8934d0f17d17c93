import { chakra, Flex } from '@chakra-ui/react';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ArchivedNotice } from './archived-notice.tsx';
import { useGroup } from './group-context.ts';

interface GroupPathProps {
  /** The tab that the page belongs to: its name below the address of the group, and its text. */
  readonly tab: 'contest-admin' | 'problem' | 'problem-admin' | 'training' | 'status';
  readonly text: string;
}

/** The way back to a group and one of its tabs, above a page of its own frame; says when the group is archived. */
export function GroupPath({ tab, text }: GroupPathProps) {
  const t = useText();
  const { id, name } = useGroup();
  return (
    <>
      <Flex as="nav" aria-label={t({ id: 'group.path' })} mb="2" gap="2" fontSize="sm">
        <TextLink to={`/group/${id}`} minW="0" truncate title={name}>
          {name}
        </TextLink>
        <chakra.span aria-hidden="true" color="fg.subtle">
          /
        </chakra.span>
        <TextLink to={`/group/${id}/${tab}`} flexShrink="0">
          {text}
        </TextLink>
      </Flex>
      <ArchivedNotice />
    </>
  );
}
