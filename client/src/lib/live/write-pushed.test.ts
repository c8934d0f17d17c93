import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { askShownAgain } from './ask-shown-again.ts';
import { pushedLink, writePushed } from './write-pushed.ts';

const query: TypedDocumentNode<{ news: readonly string[] }, { contestId: number }> = gql`
  query News($contestId: Int!) {
    news(contestId: $contestId)
  }
`;

/** A client whose answers come when the test gives them. */
function heldClient() {
  const answers: Subject<ApolloLink.Result>[] = [];
  const held = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>();
    answers.push(answer);
    return answer;
  });
  const client = new ApolloClient({ link: pushedLink.concat(held), cache: new InMemoryCache() });
  const answer = (index: number, news: readonly string[]) => {
    answers[index]?.next({ data: { news } });
    answers[index]?.complete();
  };
  const refuse = (index: number) => {
    answers[index]?.next({ data: null, errors: [{ message: 'Sign in first.' }] });
    answers[index]?.complete();
  };
  const ask = (contestId: number) => client.query({ query, variables: { contestId }, fetchPolicy: 'network-only' });
  const shown = (contestId: number) => client.readQuery({ query, variables: { contestId } })?.news;
  const push = (contestId: number, news: readonly string[]) =>
    writePushed(client, { query, variables: { contestId }, data: { news } });
  const show = (contestId: number) => client.watchQuery({ query, variables: { contestId } }).subscribe(() => {});
  const tellOfChange = () => askShownAgain(client, ['News']);
  return { ask, answer, answers, push, refuse, show, shown, tellOfChange };
}

test('what is pushed while an answer is under way stays when the answer comes', async () => {
  const { ask, answer, push, shown } = heldClient();
  const asked = ask(1);
  push(1, ['first', 'second']);
  expect(shown(1)).toEqual(['first', 'second']);
  answer(0, ['first']);
  expect((await asked).data?.news).toEqual(['first', 'second']);
  expect(shown(1)).toEqual(['first', 'second']);
});

test('an answer to another question, and one that was asked for later, are shown as they come', async () => {
  const { ask, answer, push, shown } = heldClient();
  const other = ask(2);
  push(1, ['first', 'second']);
  answer(0, ['elsewhere']);
  await other;
  expect(shown(2)).toEqual(['elsewhere']);
  const later = ask(1);
  answer(1, ['second']);
  await later;
  expect(shown(1)).toEqual(['second']);
});

test('a refusal is told, whatever was pushed meanwhile', async () => {
  const { ask, push, refuse } = heldClient();
  const asked = ask(1);
  push(1, ['first']);
  refuse(0);
  await expect(asked).rejects.toThrow('Sign in first.');
});

test('a refetch after a change does not get the answer of an earlier request', async () => {
  const { answer, answers, show, shown, tellOfChange } = heldClient();
  const page = show(1);
  tellOfChange();
  answer(0, ['old']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answer(1, ['new']);
  await vi.waitFor(() => expect(shown(1)).toEqual(['new']));
  page.unsubscribe();
});

test('a request after a change is sent once', async () => {
  const { ask, answer, answers, shown, tellOfChange } = heldClient();
  tellOfChange();
  const asked = ask(1);
  answer(0, ['new']);
  await asked;
  expect(shown(1)).toEqual(['new']);
  expect(answers).toHaveLength(1);
});
