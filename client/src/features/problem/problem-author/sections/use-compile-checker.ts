import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { domainErrorText, type DomainError } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText, type Text } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { type ChangeValues, checkerKey, type ProblemValues } from '../form/values.ts';
import { AwaitCheckerDocument, useCompileCheckerMutation, type Checker_CompileFragment } from './checker.generated.ts';

/** What stands in the dialog when a checker does not compile. */
export interface CompileFailure {
  /** The checker or the interactor. */
  readonly program: string;
  readonly message: string;
  /** False while the dialog goes away; its text stays until then. */
  readonly isShown: boolean;
}

/** A compile of the checker, and what came of it. */
export interface CheckerCompile {
  readonly run: () => Promise<void>;
  readonly isCompiling: boolean;
  readonly failure: CompileFailure | null;
  readonly close: () => void;
}

interface CheckedForm {
  readonly values: ProblemValues;
  /** Null: a problem still to be made. */
  readonly problemId: number | null;
  readonly change: ChangeValues;
}

/** Has the checker compiled as it stands in the form, and notes in the form which code it was that compiled. */
export function useCompileChecker({ values, problemId, change }: CheckedForm): CheckerCompile {
  const t = useText();
  const client = useApolloClient();
  const [compile] = useCompileCheckerMutation();
  const [isCompiling, setCompiling] = useState(false);
  const [failure, setFailure] = useState<CompileFailure | null>(null);

  const fail = (message: string) => {
    const program = values.judgeMode === 'INTERACTIVE' ? t({ id: 'author.interactor' }) : t({ id: 'author.checker' });
    setFailure({ program, message, isShown: true });
  };
  const end = ({ state, message }: Checker_CompileFragment, key: string) => {
    if (state !== 'OK') return fail(message ?? t({ id: 'author.checker.notTried' }));
    change({ compiledChecker: key });
    showToast('success', t({ id: 'author.checker.compiled' }));
  };
  const run = async () => {
    const { checker, judgeExtraFiles } = values;
    const key = checkerKey(values);
    const files = judgeExtraFiles
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, content }) => ({ name, content }));
    setCompiling(true);
    try {
      const { data } = await compile({
        variables: {
          input: {
            problemId,
            convention: checker.convention,
            languageKey: checker.languageKey,
            code: checker.code,
            files,
          },
        },
      });
      const result = data?.compileChecker;
      if (result?.__typename !== 'CompileCheckerSuccess') return fail(sentencesOf(t, result));
      let state: Checker_CompileFragment | null = result.data;
      // Each answer comes when the compile has ended, or after some seconds without an end.
      while (state?.state === 'PENDING') {
        const { data: latest } = await client.query({
          query: AwaitCheckerDocument,
          variables: { id: result.data.id },
          fetchPolicy: 'no-cache',
        });
        state = latest?.checkerCompile ?? null;
      }
      if (state === null) return fail(t({ id: 'author.checker.notTried' }));
      end(state, key);
    } catch (error) {
      showToast('error', failureText(t, error));
    } finally {
      setCompiling(false);
    }
  };
  return { run, isCompiling, failure, close: () => setFailure((shown) => shown && { ...shown, isShown: false }) };
}

function sentencesOf(t: Text, error: DomainError | undefined): string {
  return [domainErrorText(t, error), ...(error?.fields ?? []).map(({ message }) => message)].join('\n');
}
