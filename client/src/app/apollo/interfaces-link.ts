import type { InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { BREAK, visit } from 'graphql';
import type { DocumentNode } from 'graphql';

/** The interfaces that operations of the client name. */
export const interfaces: ReadonlySet<string> = new Set(['DomainError', 'SolvableProblem']);

/**
 * Tells the cache which types are behind an interface before the first answer that it has to match by one. The list is
 * long and the first page needs none of it, so it is fetched here.
 */
export function createInterfacesLink(cache: InMemoryCache): SetContextLink {
  return new SetContextLink(async (context, { query }) => {
    if (namesInterface(query)) {
      const { possibleTypes } = await import('../possible-types.generated.ts');
      cache.policies.addPossibleTypes(possibleTypes);
    }
    return context;
  });
}

function namesInterface(query: DocumentNode): boolean {
  let isNamed = false;
  visit(query, {
    NamedType({ name }) {
      isNamed = interfaces.has(name.value);
      return isNamed ? BREAK : undefined;
    },
  });
  return isNamed;
}
