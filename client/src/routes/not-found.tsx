import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { PageHeading } from '../components/page-header.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useText } from '../lib/intl/use-text.ts';

const digitMs = 30;
const rounds = 20;
const code = [4, 0, 4];

/** Any other path. */
export function NotFoundPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Flex direction="column" align="center" justify="center" flex="1" gap="3" px="4" py="16" textAlign="center">
      <PageTitle text={t({ id: 'notFound.title' })} />
      <Digits />
      <PageHeading size="md">{t({ id: 'notFound.title' })}</PageHeading>
      <Text color="fg.muted">{t({ id: 'notFound.text' })}</Text>
      <Flex gap="2" mt="2">
        <Button asChild size="sm" colorPalette="accent">
          <RouterLink to="/home">{t({ id: 'notFound.home' })}</RouterLink>
        </Button>
        <Button size="sm" variant="outline" onClick={() => void navigate(-1)}>
          {t({ id: 'notFound.back' })}
        </Button>
      </Flex>
    </Flex>
  );
}

/** The digits roll for a moment, then stand; not for those who asked for less motion. */
function Digits() {
  const [round, setRound] = useState(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? rounds : 0,
  );
  useEffect(() => {
    if (round >= rounds) return undefined;
    const timer = setTimeout(() => setRound(round + 1), digitMs);
    return () => clearTimeout(timer);
  }, [round]);
  return (
    <Text
      aria-hidden="true"
      fontVariantNumeric="tabular-nums"
      fontSize="6xl"
      fontWeight="bold"
      lineHeight="1"
      color="accent.fg"
    >
      {code.map((digit) => (round >= rounds ? digit : Math.floor(Math.random() * 10))).join('')}
    </Text>
  );
}
