import { Button } from '@chakra-ui/react';
import { message } from '../lib/intl/message.ts';
import { useText } from '../lib/intl/use-text.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  /** What failed; its message is shown only when the server wrote it for readers. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says what happened and offers to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useText();
  const isOffline = isNetworkFailure(error);
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t(isOffline ? message({ id: 'error.network' }) : message({ id: 'error.server' }))} {...hintOf(error)}>
        <Button size="xs" variant="outline" mt="2" onClick={onRetry}>
          {t({ id: 'action.retry' })}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The request reached nobody, or took too long. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

function hintOf(error: unknown): { readonly hint?: string } {
  return error instanceof Error && error.name === 'CombinedGraphQLErrors' ? { hint: error.message } : {};
}
