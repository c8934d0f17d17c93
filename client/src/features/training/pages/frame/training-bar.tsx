import { Button, chakra, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import {
  trainingAddress,
  trainingFocusAddress,
  trainingProblemAddress,
  type TrainingRef,
} from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import type { PlacedProblem } from '../problems/place-of.ts';
import { useTraining } from './training-context.ts';

/**
 * Name of the training in one line above a problem, with the way back, the neighbours and focus mode; in focus mode
 * these are at the foot of the page.
 */
export function TrainingBar({ placed, isFocused }: { readonly placed: PlacedProblem; readonly isFocused: boolean }) {
  const t = useText();
  const training = useTraining();
  const { kind, title } = training;
  const { displayId, number, count, section, previous, next } = placed;
  const focus = t({ id: 'problemList.focus' });
  return (
    <Flex
      as="nav"
      aria-label={t({ id: 'training.problemNav' }, { kind })}
      align="center"
      gap="2"
      px="3"
      h="10"
      flexShrink="0"
      bg="bg.subtle"
      borderBottomWidth="1px"
      fontSize="sm"
    >
      <TextLink to={`${trainingAddress(training)}/problems`} display="block" minW="0" truncate fontWeight="medium">
        {title}
      </TextLink>
      {section === null ? null : (
        <chakra.span minW="0" truncate color="fg.muted" hideBelow="sm">
          / {section}
        </chakra.span>
      )}
      <chakra.span ms="auto" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {t({ id: 'training.numberOf' }, { number, count })}
      </chakra.span>
      {isFocused ? null : (
        <>
          <Step training={training} to={previous} direction="previous" />
          <Step training={training} to={next} direction="next" />
          <Button asChild size="xs" variant="ghost" px="2" hideBelow="md" aria-label={focus} title={focus}>
            <RouterLink to={trainingFocusAddress(training, displayId)}>
              <Icon name="device" />
            </RouterLink>
          </Button>
        </>
      )}
    </Flex>
  );
}

interface StepProps {
  readonly training: TrainingRef;
  /** Null: there is none. */
  readonly to: { readonly displayId: string; readonly title: string } | null;
  readonly direction: 'previous' | 'next';
}

function Step({ training, to, direction }: StepProps) {
  const t = useText();
  const locale = useLocale();
  const name = direction === 'previous' ? t({ id: 'training.previous' }) : t({ id: 'training.next' });
  const icon = <Icon name={direction === 'previous' ? 'chevronLeft' : 'chevronRight'} />;
  return to === null ? (
    <Button size="xs" variant="ghost" px="2" disabled aria-label={name}>
      {icon}
    </Button>
  ) : (
    <Button
      asChild
      size="xs"
      variant="ghost"
      px="2"
      aria-label={name}
      title={`${withColon(name, locale)}${to.displayId} ${to.title}`}
    >
      <RouterLink to={trainingProblemAddress(training, to.displayId)}>{icon}</RouterLink>
    </Button>
  );
}
