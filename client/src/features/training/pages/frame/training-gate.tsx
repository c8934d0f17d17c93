import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { PasswordForm } from './password-form.tsx';
import { useTraining } from './training-context.ts';

/** The inside of a training for its readers. Others see why it is closed to them, and what to do. */
export function TrainingGate({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { viewerCanReadInside, viewerMembership } = useTraining();
  if (viewerCanReadInside) return children;
  return viewerMembership?.isBlocked ? (
    <EmptyState icon="slash" title={t({ id: 'training.blocked' })} hint={t({ id: 'training.blockedHint' })} />
  ) : (
    <EmptyState icon="user" title={t({ id: 'training.enterPassword' })} hint={t({ id: 'training.privateHint' })}>
      <Box w="full" maxW="20rem" mt="2" textAlign="start">
        <PasswordForm onRegistered={focusHeading} />
      </Box>
    </EmptyState>
  );
}
