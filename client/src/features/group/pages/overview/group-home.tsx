import { Heading, Stack, Text } from '@chakra-ui/react';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useGroup } from '../frame/group-context.ts';
import { GroupNews } from './group-news.tsx';

/** What a group is about, and its news for members. */
export function GroupHome() {
  const t = useText();
  const { description, viewerCanEnter } = useGroup();
  return (
    <Stack gap="4">
      {viewerCanEnter ? <GroupNews /> : null}
      <Panel as="section" px={{ base: '4', md: '5' }} py="4" minH="8rem" minW="0">
        <Heading as="h2" size="md" mb="2">
          {t({ id: 'group.about' })}
        </Heading>
        {description.trim() === '' ? (
          <Text color="fg.muted">{t({ id: 'group.noDescription' })}</Text>
        ) : (
          <Markdown source={description} />
        )}
      </Panel>
    </Stack>
  );
}
