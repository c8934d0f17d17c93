import { expect } from 'vitest';
import { z } from 'zod';
import type { TestServer } from '../../../server/test-server.ts';

/** Operations of the tests of second factors, passkeys and other providers. */

const signedIn = /* GraphQL */ `data { token user { username email } }`;
const failure = /* GraphQL */ `... on DomainError { code message }`;

export const signInMutation = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInSuccess { ${signedIn} }
      ${failure}
      ... on SecondFactorNeeded { ticket methods passkeyOptions }
    }
  }
`;

export const signInWithSecondFactorMutation = /* GraphQL */ `
  mutation SignInWithSecondFactor($input: SignInWithSecondFactorInput!) {
    signInWithSecondFactor(input: $input) {
      __typename
      ... on SignInWithSecondFactorSuccess { ${signedIn} }
      ${failure}
      ... on SecondFactorLocked { retryAt }
    }
  }
`;

export const secondFactorQuery = /* GraphQL */ `
  query SecondFactor {
    secondFactor {
      isOn
      recoveryCodesLeft
    }
  }
`;

export const startTotpMutation = /* GraphQL */ `
  mutation StartTotp($currentPassword: String!) {
    startTotp(currentPassword: $currentPassword) {
      __typename
      ... on StartTotpSuccess { data { secret uri } }
      ${failure}
    }
  }
`;

export const confirmTotpMutation = /* GraphQL */ `
  mutation ConfirmTotp($code: String!) {
    confirmTotp(code: $code) { __typename ... on ConfirmTotpSuccess { data } ${failure} }
  }
`;

export const renewRecoveryCodesMutation = /* GraphQL */ `
  mutation Renew($input: SecondFactorProofInput!) {
    renewRecoveryCodes(input: $input) { __typename ... on RenewRecoveryCodesSuccess { data } ${failure} }
  }
`;

export const turnOffTotpMutation = /* GraphQL */ `
  mutation TurnOff($input: SecondFactorProofInput!) {
    turnOffTotp(input: $input) { __typename ... on TurnOffTotpSuccess { data { isOn recoveryCodesLeft } } ${failure} }
  }
`;

export const passkeysQuery = /* GraphQL */ `
  query Passkeys {
    passkeys {
      id
      name
      isSynced
      lastUsedAt
    }
  }
`;

export const startPasskeyMutation = /* GraphQL */ `
  mutation StartPasskey($currentPassword: String!) {
    startPasskey(currentPassword: $currentPassword) { __typename ... on StartPasskeySuccess { data } ${failure} }
  }
`;

export const addPasskeyMutation = /* GraphQL */ `
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) { __typename ... on AddPasskeySuccess { data { id name } } ${failure} }
  }
`;

export const renamePasskeyMutation = /* GraphQL */ `
  mutation RenamePasskey($id: Int!, $name: String!) {
    renamePasskey(id: $id, name: $name) { __typename ... on RenamePasskeySuccess { data { name } } ${failure} }
  }
`;

export const removePasskeyMutation = /* GraphQL */ `
  mutation RemovePasskey($id: Int!) {
    removePasskey(id: $id) { __typename ... on RemovePasskeySuccess { data } ${failure} }
  }
`;

export const startPasskeySignInMutation = /* GraphQL */ `
  mutation StartPasskeySignIn { startPasskeySignIn { __typename ... on StartPasskeySignInSuccess { data } ${failure} } }
`;

export const signInWithPasskeyMutation = /* GraphQL */ `
  mutation SignInWithPasskey($response: String!) {
    signInWithPasskey(response: $response) { __typename ... on SignInWithPasskeySuccess { ${signedIn} } ${failure} }
  }
`;

export const signInProvidersQuery = /* GraphQL */ `
  query Providers {
    signInProviders {
      key
      label
    }
  }
`;

export const signInWithProviderMutation = /* GraphQL */ `
  mutation SignInWithProvider($input: SignInWithProviderInput!) {
    signInWithProvider(input: $input) { __typename ... on SignInWithProviderSuccess { ${signedIn} } ${failure} }
  }
`;

export const linkedIdentitiesQuery = /* GraphQL */ `
  query Linked {
    linkedIdentities {
      id
      name
      provider {
        key
        label
      }
      lastUsedAt
    }
    viewer {
      hasPassword
    }
  }
`;

export const linkIdentityMutation = /* GraphQL */ `
  mutation Link($input: LinkIdentityInput!) {
    linkIdentity(input: $input) {
      __typename
      ... on LinkIdentitySuccess { data { id name provider { key } } }
      ${failure}
    }
  }
`;

export const unlinkIdentityMutation = /* GraphQL */ `
  mutation Unlink($id: Int!) { unlinkIdentity(id: $id) { __typename ... on UnlinkIdentitySuccess { data } ${failure} } }
`;

/** Runs an operation of one field that has no errors; its failures are in the answer. */
export async function run(
  server: TestServer,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<{ readonly __typename: string } & Record<string, unknown>> {
  const { data, errors } = await server.graphql(query, { variables, ...(token === undefined ? {} : { token }) });
  expect(errors).toBeUndefined();
  return z.looseObject({ __typename: z.string() }).parse(Object.values(data ?? {})[0]);
}
