import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Characters of all queries that are kept; parsed, each takes some fifty bytes. Ours have about 70,000 in all. */
const maxCharacters = 1_000_000;

/** Documents of HTTP queries that were found right. A wrong one is not kept: there are endlessly many. */
export class ValidDocuments {
  readonly #documents = new LRUCache<string, DocumentNode>({
    max: 2_000,
    maxSize: maxCharacters,
    sizeCalculation: ({ loc }) => (loc?.end ?? 0) + 1,
  });
  readonly #keys = new WeakMap<DocumentNode, string>();

  /** Apollo offers each document when it is parsed; until `keep` only its key is noted. */
  readonly store: NonNullable<ApolloServerOptions<BaseContext>['documentStore']> = {
    get: async (key) => this.#documents.get(key),
    set: async (key, document) => void this.#keys.set(document, key),
    delete: async (key) => this.#documents.delete(key),
  };

  /** Keeps a document that was found right. */
  keep(document: DocumentNode): void {
    const key = this.#keys.get(document);
    if (key !== undefined && !this.#documents.has(key)) this.#documents.set(key, document);
  }
}
