import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

/** An editorial in one language. */
export interface EditorialText {
  readonly language: string;
  readonly content: string;
  readonly hints: readonly string[];
}

const loaders = new WeakMap<Context, DataLoader<number, readonly EditorialText[]>>();

/** The texts of an editorial, by language. All that one step of a request asks for come together. */
export function loadTranslations(context: Context, editorialId: number): Promise<readonly EditorialText[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids: readonly number[]) => translationsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(editorialId);
}

async function translationsOf({ db }: Context, editorialIds: readonly number[]): Promise<EditorialText[][]> {
  const rows = await db.editorialTranslation.findMany({
    where: { editorialId: { in: [...editorialIds] } },
    orderBy: { language: 'asc' },
  });
  return editorialIds.map((id) => rows.filter(({ editorialId }) => editorialId === id));
}
