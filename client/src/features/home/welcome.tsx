import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../components/panel.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';

/** What the site is; for visitors the way in, for users how far they are. @param problemCount null while unknown. */
export function Welcome({ problemCount }: { readonly problemCount: number | null }) {
  const t = useText();
  const site = useSiteConfig();
  const { hasToken, user } = useViewer();
  return (
    <Panel px={{ base: '4', md: '6' }} py="5">
      <Flex justify="space-between" align={{ base: 'start', md: 'center' }} direction={{ base: 'column', md: 'row' }} gap="4">
        <Box minW="0">
          <Heading as="h1" size="xl">
            {user === null ? site.name : t({ id: 'home.hello' }, { name: user.username })}
          </Heading>
          <Text color="fg.muted" mt="1" minH="1.5em">
            {user === null ? site.description || t({ id: 'home.what' }) : t({ id: 'home.progress' }, user.statistics)}
          </Text>
        </Box>
        {/* Below each other on phones: the number in the first, which comes later, would push the second down. */}
        <Flex gap="2" direction={{ base: 'column', sm: 'row' }} w={{ base: 'full', sm: 'auto' }} flexShrink="0">
          <Button asChild size="sm" colorPalette="accent">
            <RouterLink to="/problem">{problemCount === null ? t({ id: 'home.browse' }) : t({ id: 'home.browseCount' }, { count: problemCount })}</RouterLink>
          </Button>
          {hasToken ? null : (
            <Button size="sm" variant="outline" onClick={() => openAuthDialog({ tab: 'register', reason: null })}>
              {t({ id: 'home.join' })}
            </Button>
          )}
        </Flex>
      </Flex>
    </Panel>
  );
}
