import { Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { openAuthDialog } from '../../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useCheckInMutation, type CheckInCard_CheckInFragment } from './check-in.generated.ts';
import { Section } from './section.tsx';

const Fortune = lazy(async () => ({ default: (await import('./lower-cards.ts')).Fortune }));

/** As high as the carousel beside it, or as what comes on a phone: nothing moves when the fortune is there. */
const height = { base: 'auto', md: '440px' } as const;

interface CheckInCardProps {
  /** Null for visitors. */
  readonly checkIn: CheckInCard_CheckInFragment | null;
  /** In the time zone of the site, YYYY-MM-DD. */
  readonly today: string;
  readonly isLoading: boolean;
}

/** The daily check-in: a button, then what the day holds. */
export function CheckInCard({ checkIn, today, isLoading }: CheckInCardProps) {
  const t = useText();
  const { hasToken } = useViewer();
  const streak =
    checkIn !== null && checkIn.streak > 0 ? (
      <Text fontSize="xs" color="fg.muted">
        {t({ id: 'home.checkIn.streak' }, { count: checkIn.streak })}
      </Text>
    ) : null;
  return (
    <Section
      title={t({ id: 'home.checkIn' })}
      aside={streak}
      h={height}
      minH={{ base: hasToken ? '348px' : '308px', md: 'unset' }}
      display="flex"
      flexDirection="column"
    >
      <Suspense fallback={<ToCome />}>
        {isLoading ? (
          <ToCome />
        ) : checkIn?.fortune ? (
          <Fortune fortune={checkIn.fortune} />
        ) : (
          <Invitation checkIn={checkIn} today={today} />
        )}
      </Suspense>
    </Section>
  );
}

function ToCome() {
  return <Skeleton flex="1" m="4" borderRadius="l2" />;
}

function Invitation({ checkIn, today }: Pick<CheckInCardProps, 'checkIn' | 'today'>) {
  const t = useText();
  const act = useAct();
  const language = useLocale();
  const [send, { loading }] = useCheckInMutation();
  const date = new Date(`${today}T00:00:00`);
  const checkInNow = () =>
    act(
      async () => (await send({ variables: { language } })).data?.checkIn ?? undefined,
      t({ id: 'home.checkIn.done' }),
    );
  return (
    <Flex flex="1" direction="column" align="center" justify="center" gap="1" p="5" textAlign="center">
      <Text color="fg.muted">{date.toLocaleDateString(language, { month: 'long', year: 'numeric' })}</Text>
      <Text fontSize={{ base: '5xl', md: '7xl' }} lineHeight="1.1" fontWeight="semibold" color="accent.fg">
        {date.getDate()}
      </Text>
      <Text color="fg.muted" mb="4">
        {date.toLocaleDateString(language, { weekday: 'long' })}
      </Text>
      {checkIn === null ? (
        <>
          <Text color="fg.muted" fontSize="sm" mb="3" maxW="16rem">
            {t({ id: 'home.checkIn.visitor' })}
          </Text>
          <Button variant="outline" onClick={() => openAuthDialog({ tab: 'signIn', reason: null })}>
            {t({ id: 'home.checkIn.signIn' })}
          </Button>
        </>
      ) : (
        <Button colorPalette="accent" loading={loading} onClick={() => void checkInNow()}>
          {t({ id: 'home.checkIn.act' })}
        </Button>
      )}
    </Flex>
  );
}
