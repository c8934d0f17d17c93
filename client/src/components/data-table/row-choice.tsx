import { useText } from '../../lib/intl/use-text.ts';
import { CheckLabel } from '../form/check-label.tsx';
import type { Selection } from './use-selection.ts';

interface RowChoiceProps<Row> {
  readonly row: Row;
  /** Of the row, for screen readers. */
  readonly name: string;
  readonly selection: Selection<Row>;
}

/** The box that chooses a row; with Shift, by mouse or Space, all rows from the one before. */
export function RowChoice<Row>({ row, name, selection }: RowChoiceProps<Row>) {
  const t = useText();
  return (
    <CheckLabel userSelect="none" minH="6">
      <input
        type="checkbox"
        aria-label={t({ id: 'table.choose' }, { name })}
        checked={selection.has(row)}
        disabled={!selection.canChoose(row)}
        onChange={({ target, nativeEvent }) =>
          // The event of a box is the click, which Space makes as well.
          selection.choose(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </CheckLabel>
  );
}
