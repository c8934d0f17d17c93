import { chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { TextLink } from '../../components/text-link.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { hasParticlesAt } from '../../lib/preferences/particles-store.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { DensitySwitch, LocaleSwitch, ParticlesSwitch } from './preference-switches.tsx';

const FooterPictures = lazy(() =>
  import('./footer-pictures.tsx').then(({ FooterPictures: component }) => ({ default: component })),
);

/** The end of a page: whose site it is, help, API, language. */
export function Footer() {
  const t = useText();
  const site = useSiteConfig();
  return (
    <Flex
      as="footer"
      mt="8"
      borderTopWidth="1px"
      px={{ base: '4', md: '6' }}
      py="4"
      gap="4"
      rowGap="2"
      wrap="wrap"
      align="center"
      color="fg.muted"
      fontSize="xs"
      bg="bg.panel"
    >
      <chakra.span fontWeight="medium" color="fg">
        {site.name}
      </chakra.span>
      {site.description === '' ? null : <span>{site.description}</span>}
      {site.recordName === null ? null : <chakra.a href={site.recordUrl ?? undefined}>{site.recordName}</chakra.a>}
      <chakra.span flex="1" />
      {site.footerPictures.length === 0 ? null : (
        <Suspense>
          <FooterPictures pictures={site.footerPictures} />
        </Suspense>
      )}
      <TextLink to="/introduction" fontSize="xs">
        {t({ id: 'nav.about' })}
      </TextLink>
      <chakra.a href="/graphql" color="accent.fg">
        {t({ id: 'footer.api' })}
      </chakra.a>
      {site.projectUrl === '' ? null : (
        <chakra.a href={site.projectUrl} color="accent.fg">
          {site.projectName}
        </chakra.a>
      )}
      {hasParticlesAt(useLocation().pathname) ? <ParticlesSwitch /> : <DensitySwitch />}
      <LocaleSwitch showName />
    </Flex>
  );
}
