import { failureText } from '../failure/failure.ts';
import { useText } from '../intl/use-text.ts';
import { showToast } from './toast-store.ts';

interface ActResult {
  readonly __typename: string;
  /** Of a failure: in the reader's language. */
  readonly message?: string;
}

/** Does something that may be refused, and says in a toast what became of it. Gives true when it went well. */
export function useAct(): (act: () => Promise<ActResult | undefined>, done: string) => Promise<boolean> {
  const t = useText();
  return async (act, done) => {
    try {
      const result = await act();
      const isDone = result !== undefined && result.message === undefined;
      showToast(isDone ? 'success' : 'error', isDone ? done : (result?.message ?? t({ id: 'error.server' })));
      return isDone;
    } catch (error) {
      showToast('error', failureText(t, error));
      return false;
    }
  };
}
