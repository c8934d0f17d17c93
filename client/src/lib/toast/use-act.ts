import { domainErrorText, isSuccess, type Outcome } from '../failure/domain-error.ts';
import { failureText } from '../failure/failure.ts';
import { useText } from '../intl/use-text.ts';
import { showToast } from './toast-store.ts';

/** Does something that may be refused, and says in a toast what became of it. Gives true when it went well. */
export function useAct(): (act: () => Promise<Outcome>, done: string) => Promise<boolean> {
  const t = useText();
  return async (act, done) => {
    try {
      const result = await act();
      if (isSuccess(result)) showToast('success', done);
      else showToast('error', domainErrorText(t, result));
      return isSuccess(result);
    } catch (error) {
      showToast('error', failureText(t, error));
      return false;
    }
  };
}
