import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gql } from '@apollo/client';
import {
  buildSchema,
  concatAST,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { createApolloClient } from './apollo-client.ts';

test('languages of remote judges, which share an id, are kept apart by their keys', () => {
  const { cache } = createApolloClient();
  const language = (key: string, name: string) => ({ __typename: 'Language', id: 0, key, name });
  const offered = gql`
    query {
      problem {
        id
        languages {
          language {
            id
            key
            name
          }
        }
      }
    }
  `;
  const languages = [language('HDU.0', 'G++'), language('HDU.1', 'GCC'), language('HDU.5', 'Java')];
  const problem = {
    __typename: 'Problem',
    id: 1,
    languages: languages.map((one) => ({ __typename: 'ProblemLanguage', language: one })),
  };
  cache.writeQuery({ query: offered, data: { problem } });
  // A submission for another judge that waits for its submitter is told of on the same page.
  const awaited = gql`
    query {
      ownAwaitedRuns {
        id
        language {
          id
          key
        }
      }
    }
  `;
  const waiting = { __typename: 'Submission', id: 7, language: { __typename: 'Language', id: 0, key: 'POJ.4' } };
  cache.writeQuery({ query: awaited, data: { ownAwaitedRuns: [waiting] } });
  expect(cache.readQuery({ query: offered })).toEqual({ problem });
  expect(cache.readQuery({ query: awaited })).toEqual({ ownAwaitedRuns: [waiting] });
});

test('whatever asks for a language asks for its key, without which the cache takes no answer', () => {
  const src = join(import.meta.dirname, '../..');
  const schema = buildSchema(readFileSync(join(src, '../../schema/schema.graphql'), 'utf8'));
  const documents = concatAST(
    globSync('**/*.graphql', { cwd: src }).map((file) => parse(readFileSync(join(src, file), 'utf8'))),
  );
  const fragments = new Map<string, FragmentDefinitionNode>();
  visit(documents, { FragmentDefinition: (fragment) => void fragments.set(fragment.name.value, fragment) });
  const selectsKey = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === 'key' && selection.alias === undefined;
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      return inner !== undefined && selectsKey(inner.selectionSet);
    });
  const asked: boolean[] = [];
  const types = new TypeInfo(schema);
  visit(
    documents,
    visitWithTypeInfo(types, {
      Field({ selectionSet }) {
        if (selectionSet === undefined || getNamedType(types.getType())?.name !== 'Language') return;
        asked.push(selectsKey(selectionSet));
      },
    }),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked).not.toContain(false);
});
