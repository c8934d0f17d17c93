import { useRouteError, useRevalidator } from 'react-router';
import { ErrorState } from '../../components/error-state.tsx';

/** Shown in place of a page that failed while it was fetched or drawn; the frame around it still works. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  // A page that cannot be fetched was often replaced by a newer version: only a reload knows its new name.
  const retry = () => (error instanceof TypeError ? location.reload() : void revalidate());
  return <ErrorState error={error} onRetry={retry} />;
}
