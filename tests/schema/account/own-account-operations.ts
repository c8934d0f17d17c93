/** Operations of the tests of one's own account. */

export const sessionsQuery = /* GraphQL */ `query Sessions { sessions { id isCurrent address userAgent lastUsedAt createdAt } }`;

export const endSessionMutation = /* GraphQL */ `
  mutation EndSession($id: ID!) { endSession(id: $id) { __typename ... on EndSessionSuccess { data } ... on DomainError { code message } } }
`;

export const endOtherSessionsMutation = /* GraphQL */ `mutation EndOtherSessions { endOtherSessions }`;

export const apiTokensQuery = /* GraphQL */ `query ApiTokens { apiTokens { id name ending scopes expiresAt lastUsedAt address } }`;

export const createApiTokenMutation = /* GraphQL */ `
  mutation CreateApiToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      __typename
      ... on CreateApiTokenSuccess { data { token apiToken { id name ending scopes expiresAt lastUsedAt } } }
      ... on DomainError { code message }
      ... on InvalidInput { fields { path message } }
    }
  }
`;

export const revokeApiTokenMutation = /* GraphQL */ `
  mutation RevokeApiToken($id: Int!) { revokeApiToken(id: $id) { __typename ... on RevokeApiTokenSuccess { data } ... on DomainError { code message } } }
`;
