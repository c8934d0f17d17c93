import { entriesIn, useOwnText } from '../../lib/preferences/use-own-text.ts';
import type { Column } from './column.ts';

type Choosable = Pick<Column<never>, 'id' | 'kind' | 'isExtra'>;

/** Which columns of a table this browser hides. */
export function useHiddenColumns<Of extends Choosable>(table: string, columns: readonly Of[]) {
  const [text, keep] = useOwnText(`table.${table}.hidden`);
  const choosable = columns.filter(({ kind }) => kind === undefined);
  const hiddenIds =
    text === null ? choosable.filter(({ isExtra }) => isExtra).map(({ id }) => id) : entriesIn(text).map(String);
  const isHidden = ({ id, kind }: Choosable) => kind === undefined && hiddenIds.includes(id);
  return {
    choosable,
    isHidden,
    shown: columns.filter((column) => !isHidden(column)),
    show: (id: string, isShown: boolean) => {
      const others = hiddenIds.filter((each) => each !== id);
      keep(JSON.stringify(isShown ? others : [...others, id]));
    },
  };
}
