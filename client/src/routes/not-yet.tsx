import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { useText } from '../lib/intl/use-text.ts';

/** An address that is kept for a page still to come. */
export function Component() {
  const t = useText();
  return (
    <Flex direction="column" align="center" justify="center" flex="1" gap="3" px="4" py="16" textAlign="center">
      <PageTitle text={t({ id: 'notYet.title' })} />
      <Heading as="h1" size="md">
        {t({ id: 'notYet.title' })}
      </Heading>
      <Text color="fg.muted">{t({ id: 'notYet.text' })}</Text>
      <Button asChild size="sm" colorPalette="accent">
        <RouterLink to="/home">{t({ id: 'notFound.home' })}</RouterLink>
      </Button>
    </Flex>
  );
}
