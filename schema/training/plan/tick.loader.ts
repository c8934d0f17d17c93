import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

const loaders = new WeakMap<Context, DataLoader<number, boolean>>();

/** Has the viewer ticked a material? All that is asked at once takes one query. */
export async function loadTick(context: Context, materialId: number): Promise<boolean> {
  const { viewer, db } = context;
  if (viewer.kind !== 'user') return false;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, boolean>(
      async (ids) => {
        const rows = await db.trainingMaterialTick.findMany({
          where: { userId: viewer.userId, materialId: { in: [...ids] } },
          select: { materialId: true },
        });
        const ticked = new Set(rows.map((row) => row.materialId));
        return ids.map((id) => ticked.has(id));
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(materialId);
}
