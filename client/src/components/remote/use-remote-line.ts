import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { remoteCauses } from './remote-looks.ts';
import type { RemoteLine_StatusFragment } from './remote-status.generated.ts';

/** How a remote judge is, in one line. */
export function useRemoteLine(): (status: RemoteLine_StatusFragment) => string {
  const t = useText();
  const lineOf = ({ name: judge, state, waiting, waitMinutes, since }: RemoteLine_StatusFragment): string => {
    switch (state) {
      case 'WORKING':
        return t({ id: 'remote.line.WORKING' }, { judge });
      case 'SLOW':
        return t({ id: 'remote.line.SLOW' }, { judge, count: waiting, minutes: waitMinutes ?? 0 });
      case 'BROWSER_ONLY':
        return t({ id: 'remote.line.BROWSER_ONLY' }, { judge });
      case 'OFF':
        return t({ id: 'remote.line.OFF' }, { judge });
      case 'NOT_SET_UP':
        return t({ id: 'remote.line.NOT_SET_UP' }, { judge });
      case 'DOWN':
        return since === null
          ? t({ id: 'remote.line.DOWN' }, { judge })
          : t({ id: 'remote.line.DOWN_SINCE' }, { judge, since: formatDateTime(new Date(since)) });
    }
  };
  return (status) => {
    const line = lineOf(status);
    return status.cause === null ? line : t({ id: 'remote.because' }, { line, cause: t(remoteCauses[status.cause]) });
  };
}
