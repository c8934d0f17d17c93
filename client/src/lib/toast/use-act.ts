import { domainErrorText, isSuccess, type Outcome } from '../failure/domain-error.ts';
import { failureText } from '../failure/failure.ts';
import { useText } from '../intl/use-text.ts';
import { focusLater } from '../keyboard/focus-later.ts';
import { showToast, type Toast } from './toast-store.ts';

/**
 * Does something that may be refused, and says in a toast what became of it, with an offer when it went well; without a
 * toast then where `done` is null, since the page shows it. Gives true when it went well. A button that is disabled
 * meanwhile gets the focus back.
 */
export function useAct(): (
  act: () => Promise<Outcome>,
  done: string | null,
  offer?: Toast['action'],
) => Promise<boolean> {
  const t = useText();
  return async (act, done, offer) => {
    const before = document.activeElement;
    try {
      const result = await act();
      if (isSuccess(result)) {
        if (done !== null) showToast('success', done, offer);
      } else showToast('error', domainErrorText(t, result));
      return isSuccess(result);
    } catch (error) {
      showToast('error', failureText(t, error));
      return false;
    } finally {
      focusLater(() => (before instanceof HTMLElement && before.isConnected ? before : null));
    }
  };
}
