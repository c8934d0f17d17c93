import { useSearchParams } from 'react-router';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';

/** The import that the address names, so that its page can be left and found again. */
export function useShownImport() {
  const [params, setParams] = useSearchParams();
  return {
    /** Null: none, so the form and the list are shown. */
    importId: params.get('id'),
    show(id: string | null) {
      setParams(id === null ? {} : { id });
      // What had the focus goes.
      focusHeading();
    },
  };
}
