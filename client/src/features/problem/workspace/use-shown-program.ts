import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { changeAddress, readInteger } from '../../../lib/address/read-address.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { programParam } from '../../../lib/submission/program-address.ts';
import { dismissToast, showToast } from '../../../lib/toast/toast-store.ts';
import { OpenedProgramDocument } from './opened-program.generated.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';
import type { CodeDraft } from './use-code-draft.ts';
import { useLastAccepted } from './use-last-accepted.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

interface ShownProgramOptions {
  readonly problem: Workspace_ProblemFragment;
  readonly chosen: OfferedLanguage;
  readonly draft: CodeDraft;
  readonly onChoose: (languageKey: string) => void;
}

interface Program {
  readonly languageKey: string;
  readonly code: string;
  /** What the reader is told once it is shown. */
  readonly said: string;
}

/**
 * Shows a program in place of the draft, which is kept: the one that the address names, and the last accepted one.
 *
 * @returns shows the last accepted one.
 */
export function useShownProgram({ problem, chosen, draft, onChoose }: ShownProgramOptions): () => Promise<void> {
  const t = useText();
  const client = useApolloClient();
  const fetchLastAccepted = useLastAccepted(problem);
  const [params, setParams] = useSearchParams();
  const [awaited, setAwaited] = useState<Program | null>(null);
  const named = readInteger(params.get(programParam));

  const show = useEffectEvent(({ code, said }: Program) => {
    const before = draft.code();
    if (!draft.open(code)) {
      showToast('error', t({ id: 'draft.full' }));
      return;
    }
    showToast('success', said, {
      label: t({ id: 'editor.undo' }),
      act: () => {
        draft.replace(before);
        dismissToast();
      },
    });
  });
  useEffect(() => {
    // A program in another language is shown once that language is chosen.
    if (awaited?.languageKey !== chosen.language.key) return;
    setAwaited(null);
    show(awaited);
  }, [awaited, chosen.language.key]);
  const showSoon = (program: Program) => {
    const isOffered = problem.languages.some(({ language }) => language.key === program.languageKey);
    if (isOffered) onChoose(program.languageKey);
    setAwaited(isOffered ? program : { ...program, languageKey: chosen.language.key });
  };

  const openNamed = useEffectEvent(async (id: number) => {
    // Named once: after a reload the draft is what was made of it.
    setParams((now) => changeAddress(now, { [programParam]: null }), { replace: true });
    try {
      const { data } = await client.query({
        query: OpenedProgramDocument,
        variables: { id },
        context: { isQuiet: true },
      });
      const found = data?.submission;
      if (typeof found?.code !== 'string') showToast('error', t({ id: 'editor.programMissing' }));
      else
        showSoon({
          languageKey: found.language.key,
          code: found.code,
          said: t({ id: 'editor.programShown' }, { id: `#${id}` }),
        });
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  });
  useEffect(() => {
    if (named !== null) void openNamed(named);
  }, [named]);

  return async () => {
    const program = await fetchLastAccepted();
    if (program !== null) showSoon({ ...program, said: t({ id: 'editor.lastAcceptedShown' }) });
  };
}
