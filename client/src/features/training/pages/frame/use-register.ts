import { useState } from 'react';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useTraining } from './training-context.ts';
import { useRegisterForTrainingMutation } from './training-frame.generated.ts';

interface Registration {
  /** What was wrong with the last attempt; null: nothing. */
  readonly refusal: string | null;
  readonly isSending: boolean;
  /** @param password null: the training needs none. @returns is the viewer a member now? */
  readonly register: (password: string | null) => Promise<boolean>;
}

/** Registers the viewer for the training of the address; the pages follow by the cache. */
export function useRegister(): Registration {
  const t = useText();
  const language = useLocale();
  const { id, kind } = useTraining();
  const [send, { loading, client }] = useRegisterForTrainingMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    isSending: loading,
    async register(password) {
      if (password === '') {
        setRefusal(t({ id: 'training.passwordNeeded' }));
        return false;
      }
      if (loading) return false;
      setRefusal(null);
      try {
        const { data } = await send({
          variables: { input: { trainingId: id, password }, language },
          context: { isQuiet: true },
        });
        const result = data?.registerForTraining;
        if (result?.__typename === 'RegisterForTrainingSuccess') {
          showToast('success', t({ id: 'training.registered' }, { kind }));
          return true;
        }
        setRefusal(domainErrorText(t, result));
        // The viewer may have registered elsewhere, or been blocked: the page shows what is so now.
        if (result?.__typename !== 'WrongTrainingPassword') askShownAgain(client, ['TrainingFrame']);
      } catch (error) {
        setRefusal(failureText(t, error));
      }
      return false;
    },
  };
}
