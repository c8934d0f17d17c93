import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

interface LoadingRowsProps {
  /** Undefined until it is loaded. */
  readonly data: unknown;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly count: number;
  readonly height?: string;
  readonly isTable?: boolean;
}

/** Until data is loaded: skeleton rows, or the error with a retry button. */
export function LoadingRows({ data, error, onRetry, ...rows }: LoadingRowsProps) {
  if (data !== undefined) return null;
  return error === undefined ? <SkeletonRows {...rows} /> : <ErrorState error={error} onRetry={onRetry} />;
}
