import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { FocusBar } from './focus-bar.tsx';
import { useContestFocusListQuery } from './focus-list.generated.ts';

/** The problems of a contest, at the foot of one of them. */
export function ContestFocusBar({ contestId, displayId }: { readonly contestId: number; readonly displayId: string }) {
  const { data } = useContestFocusListQuery({ variables: { contestId, language: useLocale() } });
  const list = {
    listAddress: `/contest/${contestId}/problems`,
    addressOf: (id: string) => `/contest/${contestId}/problem/${encodeURIComponent(id)}/full-screen`,
  };
  return <FocusBar list={list} displayId={displayId} items={data?.contestProblems ?? []} />;
}
