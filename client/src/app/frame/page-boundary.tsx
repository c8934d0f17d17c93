import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../components/error-state.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a page's failure in its place; the frame around it still works. Give it the address as key: another page starts afresh. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    // A page that cannot be fetched was often replaced by a newer version: only a reload knows its new name.
    return error === null ? this.props.children : <ErrorState error={error} onRetry={() => location.reload()} />;
  }
}
