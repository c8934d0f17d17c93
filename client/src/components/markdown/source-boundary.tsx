import { Component, type ReactNode } from 'react';

interface SourceBoundaryProps {
  readonly source: string;
  readonly children: ReactNode;
}

/**
 * Shows a text as it was written where it cannot be drawn: one nested deeply overflows the stack. Give it the text as
 * key.
 */
export class SourceBoundary extends Component<SourceBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { source, children } = this.props;
    return this.state.isBroken ? <pre>{source}</pre> : children;
  }
}
