import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { useText, type MessageId } from '../lib/intl/use-text.ts';

/** An address that is kept for a page still to come. @param title what the page will be. */
export function NotYetPage({ title }: { readonly title: { readonly id: MessageId } }) {
  const t = useText();
  return (
    <Flex direction="column" align="center" justify="center" flex="1" gap="3" px="4" py="16" textAlign="center">
      <PageTitle text={t(title)} />
      <Heading as="h1" size="md">
        {t(title)}
      </Heading>
      <Text color="fg.muted">{t({ id: 'notYet.text' })}</Text>
      <Button asChild size="sm" colorPalette="accent">
        <RouterLink to="/home">{t({ id: 'notFound.home' })}</RouterLink>
      </Button>
    </Flex>
  );
}
