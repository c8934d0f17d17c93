/** Operations of the tests of one's own account. */

export const sessionsQuery = /* GraphQL */ `
  query Sessions {
    sessions {
      id
      isCurrent
      address
      userAgent
      lastUsedAt
      createdAt
    }
  }
`;

export const endSessionMutation = /* GraphQL */ `
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      __typename
      ... on EndSessionSuccess {
        data
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;

export const endOtherSessionsMutation = /* GraphQL */ `
  mutation EndOtherSessions {
    endOtherSessions
  }
`;

export const apiTokensQuery = /* GraphQL */ `
  query ApiTokens {
    apiTokens {
      id
      name
      ending
      scopes
      expiresAt
      lastUsedAt
      address
    }
  }
`;

export const createApiTokenMutation = /* GraphQL */ `
  mutation CreateApiToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      __typename
      ... on CreateApiTokenSuccess {
        data {
          token
          apiToken {
            id
            name
            ending
            scopes
            expiresAt
            lastUsedAt
          }
        }
      }
      ... on DomainError {
        code
        message
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`;

export const revokeApiTokenMutation = /* GraphQL */ `
  mutation RevokeApiToken($id: Int!) {
    revokeApiToken(id: $id) {
      __typename
      ... on RevokeApiTokenSuccess {
        data
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;

export const changePasswordMutation = /* GraphQL */ `
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on DomainError {
        code
        message
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
      ... on WrongPassword {
        triesLeft
      }
      ... on AccountChangesLocked {
        retryAt
      }
    }
  }
`;

export const sendChangeEmailCodeMutation = /* GraphQL */ `
  mutation SendChangeEmailCode($email: String!) {
    sendChangeEmailCode(email: $email) {
      __typename
      ... on SendChangeEmailCodeSuccess {
        data {
          resendAt
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;

export const changeEmailMutation = /* GraphQL */ `
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      __typename
      ... on ChangeEmailSuccess {
        data {
          email
        }
      }
      ... on DomainError {
        code
        message
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`;

export const updateProfileMutation = /* GraphQL */ `
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        data {
          nickname
          realName
          gender
          school
          course
          studentId
          signature
          github
          blog
          cfUsername
        }
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`;
