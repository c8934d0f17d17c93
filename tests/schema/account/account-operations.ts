/** Operations of the account tests. */

export const registerMutation = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on RegisterSuccess {
        data {
          token
          user { id username email role }
          viewer { canSubmit isAdmin user { username } }
        }
      }
      ... on DomainError { code message }
      ... on InvalidInput { fields { path message } }
      ... on TooManyRequests { retryAt }
    }
  }
`;

export const signInMutation = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInSuccess { data { token user { username email } } }
      ... on DomainError { code message }
      ... on InvalidInput { fields { path message } }
      ... on TooManyFailures { retryAt }
    }
  }
`;

export const signOutMutation = /* GraphQL */ `mutation SignOut { signOut }`;

export const viewerQuery = /* GraphQL */ `
  query Viewer { viewer { role canSubmit isAdmin isSuperAdmin user { username } } }
`;
