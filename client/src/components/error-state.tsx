import { Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { failureOf, isUnreachable } from '../lib/failure/failure.ts';
import { useText } from '../lib/intl/use-text.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  /** What failed; its message is shown only when the server wrote it for readers. */
  readonly error: unknown;
  /** A word more, such as the number under which we find it. */
  readonly hint?: string;
  readonly onRetry: () => void;
}

/** Says what happened and offers to try again; what failed for want of a network is tried again once it is back. */
export function ErrorState({ error, hint, onRetry }: ErrorStateProps) {
  const t = useText();
  const { text, told } = failureOf(error);
  const more = hint ?? told;
  const isUnreached = isUnreachable(error);
  const onOnline = useEffectEvent(() => onRetry());
  useEffect(() => {
    if (!isUnreached) return undefined;
    const tryAgain = () => onOnline();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isUnreached]);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button leaves the page while it loads: the focus stays near what comes.
    currentTarget.closest<HTMLElement>('[role$="dialog"], main')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t(text)} {...(more === null ? {} : { hint: more })}>
        <Button size="xs" variant="outline" mt="2" onClick={retry}>
          {t({ id: 'action.retry' })}
        </Button>
      </EmptyState>
    </div>
  );
}
