import { useState } from 'react';
import { useText } from '../intl/use-text.ts';
import { failureText } from './failure.ts';

/** Runs one act at a time. @param onFailure gets the sentence of what was thrown. */
export function useAttempt(onFailure: (sentence: string) => void) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      onFailure(failureText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt };
}
