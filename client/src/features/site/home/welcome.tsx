import { Box, Button, Flex, Heading, Text, type BoxProps } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../../lib/session/auth-dialog-store.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';

/** Decoration: fetched after the words. */
const WelcomePicture = lazy(() =>
  import('./welcome-picture.tsx').then(({ WelcomePicture: component }) => ({ default: component })),
);

/** The slide of a site without pictures, for visitors: what it is, and the way in. */
export function Welcome({ height }: { readonly height: BoxProps['minH'] }) {
  const t = useText();
  const site = useSiteConfig();
  return (
    <Panel as="section" position="relative" overflow="hidden" minH={height} display="flex" alignItems="center">
      {/* On a phone it would lie behind the words. */}
      <Box position="absolute" insetY="0" insetEnd="0" w="58%" hideBelow="md" aria-hidden="true">
        <Suspense fallback={null}>
          <WelcomePicture />
        </Suspense>
      </Box>
      <Box position="relative" px={{ base: '4', md: '10' }} py="4" w={{ base: 'full', md: '60%' }}>
        <Heading as="h1" size={{ base: 'xl', md: '3xl' }} letterSpacing="tight" minH={{ base: '8', md: '10' }}>
          {site.name}
        </Heading>
        <Text
          color="fg.muted"
          mt={{ base: '1', md: '3' }}
          fontSize={{ base: 'sm', md: 'md' }}
          minH="2lh"
          maxW="26rem"
          lineClamp="3"
        >
          {site.description || t({ id: 'home.what' })}
        </Text>
        <Flex gap="2" wrap="wrap" mt={{ base: '3', md: '6' }}>
          <Button asChild size={{ base: 'sm', md: 'md' }} colorPalette="accent">
            <RouterLink to="/problem">{t({ id: 'home.browse' })}</RouterLink>
          </Button>
          {/* Where nobody can register, accounts that admins made sign in. */}
          <Button
            size={{ base: 'sm', md: 'md' }}
            variant="outline"
            bg="bg.panel"
            onClick={() => openAuthDialog({ tab: site.isRegistrationOpen ? 'register' : 'signIn', reason: null })}
          >
            {site.isRegistrationOpen ? t({ id: 'home.join' }) : t({ id: 'auth.signIn' })}
          </Button>
        </Flex>
      </Box>
    </Panel>
  );
}
