import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from '../lib/store/store.ts';
import type { PageWithParts } from './page-sentences.tsx';

/** How many pages are being fetched now. */
export const pagesLoadingStore = createStore(0);

interface PageModule {
  readonly Component: ComponentType;
}

interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Fetches the page without showing it. */
  readonly load: () => Promise<PageModule>;
}

/**
 * A part that a new version took away comes as nothing, and the page is being loaded anew: until then nothing is to be
 * drawn.
 */
export function present<Module>(module: Module | undefined): Promise<Module> {
  return module === undefined ? new Promise(() => undefined) : Promise.resolve(module);
}

/** A page that is fetched when it is first gone to; the page before it stays until then. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const Page = lazy(async () => {
    pagesLoadingStore.set(pagesLoadingStore.get() + 1);
    try {
      const { Component } = await present(await load());
      return { default: Component };
    } finally {
      pagesLoadingStore.set(pagesLoadingStore.get() - 1);
    }
  });
  return { Page, load };
}

/**
 * As `lazyPage`, for every page but home: with the catalogue of what such pages say, fetched beside the page.
 *
 * @param page names the page whose own catalogues are fetched then, too.
 */
export function innerPage(load: () => Promise<PageModule>, page: PageWithParts | null = null): LazyPage {
  return lazyPage(async () => {
    const [module, withSentences] = await Promise.all([
      load(),
      import('./page-sentences.tsx').then(({ pageSentences }) => pageSentences(page)),
    ]);
    return { Component: withSentences((await present(module)).Component) };
  });
}
