import { useState } from 'react';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useContest } from '../frame/contest-context.ts';
import { useRegisterForContestMutation } from './register.generated.ts';

/** Taking part in a contest. */
export interface Registration {
  /** What was wrong with the last try; null: nothing. */
  readonly refusal: string | null;
  readonly isSending: boolean;
  /** @param password null where none is asked for. @returns is the viewer in? */
  readonly register: (password: string | null) => Promise<boolean>;
}

/** Registers the viewer for the contest of the address; what they may do there follows by the cache. */
export function useRegister(): Registration {
  const t = useText();
  const { contest } = useContest();
  const [send, { loading }] = useRegisterForContestMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    isSending: loading,
    async register(password) {
      if (contest.access !== 'PUBLIC' && !password) {
        setRefusal(t({ id: 'contest.enterPassword' }));
        return false;
      }
      setRefusal(null);
      try {
        const result = (await send({ variables: { contestId: contest.id, password }, context: { isQuiet: true } })).data
          ?.registerForContest;
        if (result?.__typename === 'RegisterForContestSuccess') {
          showToast('success', t({ id: 'contest.registered' }));
          return true;
        }
        setRefusal(domainErrorText(t, result));
      } catch (error) {
        setRefusal(failureText(t, error));
      }
      return false;
    },
  };
}
