import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { viewToken } from '../../../lib/store/view-tab.ts';
import type { AuthorLanguage } from './form/form-context.ts';
import { storedValues } from './form/from-stored.ts';
import type { ProblemValues } from './form/values.ts';
import {
  ProblemDraftDocument,
  ProblemFormLanguagesDocument,
  ProposedDisplayIdDocument,
  StoredCasesDocument,
  StoredProblemDocument,
  type ProblemDraftQuery,
  type ProblemForm_FormFragment,
  type StoredCases_CaseFragment,
} from './problem-form.generated.ts';

/** Cases on a page: as many as the server gives. */
const casePage = 100;

/** A problem as it is stored, with what the form needs besides. */
export interface StoredProblem {
  readonly languages: readonly AuthorLanguage[];
  /** Null: a problem still to be made. */
  readonly form: ProblemForm_FormFragment | null;
  /** The form as it is stored; null: a problem still to be made. */
  readonly values: ProblemValues | null;
  readonly draft: ProblemDraftQuery['problemDraft'];
  /** Of a problem still to be made; empty: there is none to propose. */
  readonly proposedDisplayId: string;
}

interface Loaded {
  readonly problemId: number | null;
  readonly stored: StoredProblem | 'missing';
}

/**
 * Asks for all of it anew: a form must not begin with what the cache remembers.
 *
 * @param problemId null: a problem still to be made.
 */
export function useStoredProblem(problemId: number | null) {
  const client = useApolloClient();
  const groupId = useProblemPlace();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(async (): Promise<StoredProblem | 'missing'> => {
    const fetchPolicy = 'network-only';
    const ask = async () =>
      problemId === null
        ? null
        : ((await client.query({ query: StoredProblemDocument, variables: { id: problemId }, fetchPolicy })).data
            ?.problemForm ?? 'missing');
    // A form without a proposal is better than none.
    const propose = async () =>
      problemId === null
        ? client
            .query({
              query: ProposedDisplayIdDocument,
              variables: { groupId: groupId === null ? null : Number(groupId) },
              fetchPolicy,
            })
            .then(
              ({ data }) => data?.proposedDisplayId ?? '',
              () => '',
            )
        : '';
    const [languages, draft, form, proposed] = await Promise.all([
      client.query({ query: ProblemFormLanguagesDocument }).then(({ data }) => data?.languages ?? []),
      // Drafts are private: a view has none.
      viewToken === null
        ? client
            .query({ query: ProblemDraftDocument, variables: { problemId }, fetchPolicy })
            .then(({ data }) => data?.problemDraft ?? null)
        : null,
      ask(),
      propose(),
    ]);
    if (form === 'missing') return form;
    const casesOf = async (page: number) =>
      (
        await client.query({
          query: StoredCasesDocument,
          variables: { id: form?.id ?? 0, page: { page, size: casePage } },
          fetchPolicy,
        })
      ).data?.problemCases.items ?? [];
    const cases: StoredCases_CaseFragment[] = [];
    for (let page = 1; form !== null && (page - 1) * casePage < form.testCaseCount; page += 1)
      cases.push(...(await casesOf(page)));
    const values =
      form === null
        ? null
        : storedValues(
            form,
            cases,
            languages.map(({ key }) => key),
          );
    return { languages, form, values, draft, proposedDisplayId: proposed };
  }, [client, problemId, groupId]);

  useEffect(() => {
    let isCurrent = true;
    setError(null);
    load().then(
      (stored) => (isCurrent ? setLoaded({ problemId, stored }) : undefined),
      (failure: unknown) => (isCurrent ? setError(failure) : undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, problemId]);

  const retry = () => {
    setError(null);
    load().then((stored) => setLoaded({ problemId, stored }), setError);
  };
  return { stored: loaded?.problemId === problemId ? loaded.stored : null, error, retry };
}
