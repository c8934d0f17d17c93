import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { domainErrorText } from '../../lib/failure/domain-error.ts';
import { failureText, isPassing, isUnauthenticated } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { accountStore } from '../../lib/session/account-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { userOfToken } from '../../lib/session/token-user.ts';
import { useStore } from '../../lib/store/store.ts';
import { placeOfSubmission } from '../../lib/submission/submission-place.ts';
import { dropUnsent, sentStore, unsentStore, type UnsentProgram } from '../../lib/submission/unsent.ts';
import { dismissToast, showToast } from '../../lib/toast/toast-store.ts';
import { SendUnsentDocument, SendUnsentToContestDocument } from './send-unsent.generated.ts';

/** Pause between attempts, in ms; the browser's word that the network is back comes sooner. */
const retryMs = 10_000;

/** Refusals that end by themselves: the site asks for a pause between submissions, or many submit to the contest. */
const passing: readonly string[] = ['SubmitTooSoon', 'ContestBusy'];

/** Sends programs that wait, when the server can be reached and their account is signed in. */
export function SendUnsent() {
  const t = useText();
  const client = useApolloClient();
  const navigate = useNavigate();
  const token = useStore(tokenStore);
  const account = useStore(accountStore);
  const unsent = useStore(unsentStore);
  const isSending = useRef(false);
  const isWanted = unsent.length > 0 && token !== null && userOfToken(token) === account;

  const end = (program: UnsentProgram, submissionId: number | null, refusal: string | null) => {
    const { idempotencyKey, problemDisplayId: problem } = program;
    dropUnsent(idempotencyKey);
    sentStore.set({ idempotencyKey, submissionId, refusal });
    if (submissionId !== null) {
      const act = () => {
        dismissToast();
        void navigate(addressOf(program, submissionId));
      };
      showToast('success', t({ id: 'unsent.sent' }, { problem }), {
        label: t({ id: 'unsent.look' }),
        act,
        isOffer: true,
      });
    } else if (refusal !== null) showToast('error', t({ id: 'unsent.refused' }, { problem, refusal }));
  };
  const sendOne = async (program: UnsentProgram) => {
    try {
      const result = await submit(client, program);
      if (result !== undefined && 'data' in result) end(program, result.data.id, null);
      else if (result === undefined || !passing.includes(result.__typename))
        end(program, null, domainErrorText(t, result));
    } catch (error) {
      // It goes on waiting: for the server, or for its account to sign in.
      if (isPassing(error) || isUnauthenticated(error)) throw error;
      end(program, null, failureText(t, error));
    }
  };
  const sendAll = useEffectEvent(async () => {
    if (isSending.current || !navigator.onLine) return;
    isSending.current = true;
    try {
      for (const program of unsentStore.get()) {
        // Its writer may have withdrawn it while others were sent.
        const isKept = unsentStore.get().some(({ idempotencyKey }) => idempotencyKey === program.idempotencyKey);
        if (isKept) await sendOne(program);
      }
    } catch {
      // All are tried again.
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const send = () => void sendAll();
    send();
    const timer = setInterval(send, retryMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [isWanted]);
  return null;
}

function addressOf({ problemDisplayId, contestId, groupId }: UnsentProgram, id: number): string {
  return placeOfSubmission({
    id,
    groupId: contestId === null && groupId !== null ? Number(groupId) : null,
    contestId,
    contestProblemDisplayId: contestId === null ? null : problemDisplayId,
    contestProblemTitle: null,
    problem: { displayId: problemDisplayId, title: '' },
  }).submissionAddress;
}

async function submit(client: ApolloClient, program: UnsentProgram) {
  const { idempotencyKey, problemDisplayId, contestId, groupId, trainingId, languageKey, code, remoteMode } = program;
  const solution = { idempotencyKey, problemDisplayId, languageKey, code, remoteMode };
  const context = { isKept: true };
  if (contestId === null) {
    const input = { ...solution, groupId, trainingId };
    return (await client.mutate({ mutation: SendUnsentDocument, variables: { input }, context })).data?.submitSolution;
  }
  const input = { ...solution, contestId };
  return (await client.mutate({ mutation: SendUnsentToContestDocument, variables: { input }, context })).data
    ?.submitToContest;
}
