import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { trainingAddress } from '../../../../../lib/address/training-address.ts';
import { joinList } from '../../../../../lib/intl/join-list.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../../lib/live/ask-shown-again.ts';
import { useLocale } from '../../../../../lib/preferences/use-locale.ts';
import { useTraining } from '../../frame/training-context.ts';
import type { PlacedProblem } from '../place-of.ts';

interface AfterAcceptedProps {
  /** Null: all other problems are solved. */
  readonly next: PlacedProblem['nextToSolve'];
  readonly addressOf: (displayId: string) => string;
}

/** The way on from a solved problem: the next one that is not, or the list when it is finished. */
export function AfterAccepted({ next, addressOf }: AfterAcceptedProps) {
  const t = useText();
  const locale = useLocale();
  const training = useTraining();
  const { kind, title } = training;
  const client = useApolloClient();
  // The solved problem may have completed its section, which opens others.
  useEffect(() => askShownAgain(client, ['TrainingProblems']), [client]);
  if (next === null)
    return (
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minW="0" ms="auto">
        <chakra.span color="green.fg" fontWeight="medium">
          {kind === 'PERSONAL' ? t({ id: 'training.listFinished' }) : t({ id: 'training.finished' })}
        </chakra.span>
        <Way to={`${trainingAddress(training)}/problems`} text={t({ id: 'training.backTo' }, { title })} />
      </Flex>
    );
  const { problem, stepsBefore } = next;
  const left = stepsBefore.filter(({ viewerHasTicked }) => !viewerHasTicked);
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minW="0" ms="auto">
      {left.length === 0 ? null : (
        <chakra.span color="fg.muted" fontSize="sm" minW="0" overflowWrap="anywhere">
          {t(
            { id: 'training.stepsLeft' },
            {
              steps: joinList(
                left.map((step) => step.title),
                locale,
              ),
            },
          )}
        </chakra.span>
      )}
      <Way
        to={addressOf(problem.displayId)}
        text={t({ id: 'training.nextOf' }, { id: problem.displayId, title: problem.title })}
      />
    </Flex>
  );
}

function Way({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Button asChild size="xs" colorPalette="accent" maxW="full" minW="0">
      <RouterLink to={to} title={text}>
        <chakra.span truncate>{text}</chakra.span>
        <Icon name="chevronRight" />
      </RouterLink>
    </Button>
  );
}
