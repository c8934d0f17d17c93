import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { FocusBar, type FocusPlaces } from './focus-bar.tsx';
import { useFocusListQuery, type FocusListQueryVariables } from './focus-list.generated.ts';

/** The problems among which one is solved in focus mode: a page of the problem list. */
interface FocusList extends FocusPlaces {
  readonly variables: Omit<FocusListQueryVariables, 'language'>;
}

/** The problems of a page of the problem list, at the foot of one of them. */
export function ListFocusBar({ list, displayId }: { readonly list: FocusList; readonly displayId: string }) {
  const { data } = useFocusListQuery({ variables: { ...list.variables, language: useLocale() } });
  return <FocusBar list={list} displayId={displayId} items={data?.problems.items ?? []} />;
}
