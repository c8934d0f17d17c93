import { leaveView } from '../store/view-tab.ts';
import { useEndViewMutation } from './end-view.generated.ts';

/** Ends the view that this tab shows: on the server as far as it can be reached, and here. */
export function useEndView(): () => Promise<void> {
  const [end] = useEndViewMutation({ context: { isQuiet: true } });
  return async () => {
    await end().catch(() => undefined);
    leaveView();
  };
}
