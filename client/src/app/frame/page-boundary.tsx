import { Component, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../components/error-state.tsx';
import { isMissingPart, isServerThere } from '../../lib/failure/missing-part.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { isJustReloaded } from '../follow-versions.ts';
import { reportPageFailure } from '../report-page-failure.ts';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: { readonly error: unknown; readonly number: string } | null;
}

/**
 * Shows a page's failure in its place; the frame around it still works. Give it the address as key: another page starts
 * afresh.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error, number: crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '' } };
  }

  override componentDidCatch(error: unknown) {
    if (this.state.failure !== null) reportPageFailure(this.state.failure.number, error);
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <PageFailure {...failure} />;
  }
}

function PageFailure({ error, number }: NonNullable<PageBoundaryState['failure']>) {
  const t = useText();
  const [isKnown, setKnown] = useState(() => !canShowOffline() || !isMissingPart(error));
  const navigate = useNavigate();
  const goOn = useEffectEvent((isThere: boolean) => {
    const from = encodeURIComponent(location.pathname + location.search);
    // Not by the browser: without the server it could not go back to the page before.
    if (!isThere) void navigate(`/offline?from=${from}`, { replace: true });
    // What failed to load is remembered as failed, also once the server is back: only a reload asks for it again.
    else if (isJustReloaded()) setKnown(true);
    else location.reload();
  });
  useEffect(() => {
    if (isKnown) return undefined;
    let isHere = true;
    void isServerThere().then((isThere) => (isHere ? goOn(isThere) : undefined));
    return () => {
      isHere = false;
    };
  }, [isKnown]);
  if (!isKnown) return null;
  return <ErrorState error={error} hint={t({ id: 'error.page' }, { number })} onRetry={() => location.reload()} />;
}

/** The service worker has the page about being offline; without it the browser would show its own. */
function canShowOffline(): boolean {
  // The types say it is always there; on plain http it is not.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return location.pathname !== '/offline' && Boolean(workers?.controller);
}
