import type { InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { BREAK, visit, type DocumentNode } from 'graphql';

/**
 * Interfaces of what is kept by its id: it may be read from the cache before anything is asked, so the cache knows them
 * from the start.
 */
export const keptInterfaces: Record<string, string[]> = { SolvableProblem: ['ContestProblem', 'Problem'] };

const failure = 'DomainError';

/**
 * Tells the cache which types are failures before the first answer that may be one. The list is long and the first page
 * needs none of it, so it is fetched here.
 */
export function createInterfacesLink(cache: InMemoryCache): SetContextLink {
  return new SetContextLink(async (context, { query }) => {
    if (namesFailure(query)) {
      const { possibleTypes } = await import('../possible-types.generated.ts');
      cache.policies.addPossibleTypes(possibleTypes);
    }
    return context;
  });
}

function namesFailure(query: DocumentNode): boolean {
  let isNamed = false;
  visit(query, {
    NamedType({ name }) {
      isNamed = name.value === failure;
      return isNamed ? BREAK : undefined;
    },
  });
  return isNamed;
}
